import type { ArticleSeed } from '../article-seed.ts'

export const whenAFriendIsNotWell: ArticleSeed = {
  key: 'when-a-friend-is-not-well',
  category: 'support',
  publishedAt: '2026-05-25T06:00:00Z',
  tr: {
    title: 'Arkadaşım iyi değil: dokuz soru, dokuz cevap',
    summary: 'Yan masadaki ya da telefonun ucundaki biri için kaygılanıyor ve ne yapacağınızı bilmiyorsanız.',
    body: `
Bu sorular, birinin iyi olmadığını sezip de "bana mı düşer" diye duraksayan herkesin aklından geçer. Sırayla okumanız gerekmez. Sizi buraya getiren hangisiyse oradan başlayın.

## Sormadan önce

**Yanılıyor olabilir miyim?** Olabilirsiniz. Ama yanılmanın bedeli küçük bir mahcubiyettir; susmanın bedelini bilemezsiniz. Gördüğünüzü yorum katmadan söylerseniz yanılsanız da kimse kırılmaz: "Üç öğlendir yemeğe gelmiyorsun, seni merak ettim."

**Karışmış olmaz mıyım?** Sormak ile karışmak arasında bir çizgi vardır: soru, cevabı ona bırakır. "Ne oldu, anlat, kim üzdü seni" bir kuşatmadır. "İstersen anlatırsın, istemezsen birlikte yürürüz" bir kapıdır.

**Nerede sormalıyım?** Kalabalıkta değil, mesajla da değil. Yürürken, arabada, bulaşık yıkarken. Gitmesi gereken bir yer olmasın. Sizin de olmasın; saatinize bakarak sorulan soru, cevabını yarıda bırakır.

## Anlatmaya başlayınca

**Ne demeliyim?** Az şey. "Dinliyorum." "Bu ağırmış." "Bana söylediğin için sağ ol." Kendi başınızdan geçen benzer olayı anlatma isteğini cebinizde tutun; sırası gelirse sonra anlatırsınız.

**Ne dememeliyim?** "Takma kafana." "Sende her şey var." "Ben olsam." "Bak filanca neler yaşadı." Bunların hepsi iyi niyetle söylenir ve hepsi aynı şeyi duyurur: *bu kadarı fazla, sus artık.*

**Ağlarsa?** Ağlar. Ağlamasını durdurmak sizin göreviniz değil. Hemen mendile uzanmayın; mendil bazen "kes" demektir. Yanında durun. Sessizlik sizi zorlarsa içinizden ona kadar sayın. Sarılmadan önce sorun; bazısı dokunulmak ister, bazısı yalnızca kalmanızı.

## En zor soru

**Kendine zarar vermesinden korkuyorum. Bunu sorabilir miyim?** Sorabilirsiniz. Sormak bu düşünceyi aklına sokmaz; ona bunu taşıyan tek kişi olmadığını gösterir. Sakin ve açık sorun: "Yaşamak istemediğini düşündüğün oluyor mu?"

Cevap evetse üç şey yapın:

1. Onu yalnız bırakmayın, sizin gitmeniz gerekiyorsa yerinize birini çağırın.
2. Zarar verebileceği şeyleri ondan uzaklaştırın, bunu ona söyleyerek.
3. [112’yi arayın](tel:112). "Abartıyor muyum" diye düşünmek için zaman harcamayın.

Size "kimseye söyleme" diyebilir. Böyle bir sözü vermeyin. "Bunu tek başıma taşıyamam ve seni kaybetmek istemiyorum" demek, ona ihanet değil, sadakattir.

## Sonrası

**Uzmana gitmesini nasıl önerebilirim?** Bir kusur gibi değil, bir yol gibi. "Bunu benden daha iyi anlayacak birileri var. İstersen birlikte bakalım, ilk gün kapıya kadar da gelirim." Randevuyu onun yerine almak yerine yanında durarak onun almasını bekleyin. Bugün hayır derse öneri kaybolmaz; iki hafta sonra yeniden, aynı sakinlikle söyleyin. İlk görüşmeden sonra "ne dedi" diye değil, "nasıl geldi sana" diye sorun; anlatmazsa da beklediğiniz şey bu olsun.

**Peki ya ben?** Dinleyen de yorulur. Bir başkasının karanlığında her gece oturmak sizi iyi bir arkadaş değil, ikinci bir yorgun yapar. Hangi saatlerde ulaşılabilir olduğunuzu söyleyin. Yükü, onun izniyle, bir kişiyle daha paylaşın. Kimden ne duyduğunuzu anlatmadan kendi yorgunluğunuzu konuşmak da mümkündür: kendi uzmanınızla, kendi yakınınızla.

## Cepte bir cümle

Bu yazıdan yalnızca bir şey kalacaksa şu kalsın:

> "Seni düzeltmek için değil, yanında olmak için geldim. Çayını nasıl içersin?"

Ardından yapacağınız küçük ve düzenli bir şey seçin. Her cuma bir mesaj, ayda bir öğle yemeği, markete giderken "bir şey lazım mı". İnsanı ayakta tutan büyük konuşmadan çok, onun unutulmadığını gösteren bu küçük tekrardır.
`,
  },
  en: {
    title: 'My friend is not well: nine questions, nine answers',
    summary:
      'If you worry about someone at the next desk, or at the other end of the line, and do not know what to do.',
    body: `
Anyone who senses that somebody is not well, and then hesitates because it may not be their place, has had these questions. There is no need to read them in order. Begin with the one that brought you here.

## Before you ask

**Could I be wrong?** You could. But being wrong costs a little embarrassment, while the price of silence cannot be known. Say what you saw and leave the interpretation out, and nobody will be hurt even if you are mistaken: "You have not come to lunch for three days. I was wondering how you are."

**Would I not be interfering?** There is a line between asking and interfering: a question leaves the answer to them. "What happened, tell me, who upset you" is a siege. "Tell me if you like, and if not we will just walk" is a door.

**Where should I ask?** Not in a crowd and not in a message. While walking, in the car, over the washing-up. They should have nowhere they need to be. Neither should you; a question asked with an eye on the clock cuts its own answer short.

## Once they talk

**What do I say?** Little. "I am listening." "That is heavy." "Thank you for telling me." Keep the urge to tell a similar story of your own in your pocket; its turn may come later.

**What do I leave out?** "Do not let it get to you." "You have everything." "If I were you." "Think of what others have been through." All are meant kindly, and all of them say the same: *this is too much, please stop.*

**And if there are tears?** Then there are tears. Do not dive for a tissue straight away, because a tissue sometimes means "enough". Stay close. If the silence is hard on you, count to ten inside. Ask before you hug. Some want to be touched, others only want you to stay.

## The hardest question

**I am afraid they may harm themselves. May I ask about it?** You may. Asking does not plant the thought. It shows them that they are not the only one who carries it. Ask calmly and plainly: "Do you ever think of not wanting to live?"

If the answer is yes, do three things:

1. Do not leave them alone. If you have to go, call someone to take your place.
2. Move away whatever they could hurt themselves with, and tell them that you are doing it.
3. [Call 112](tel:112). Do not spend time wondering whether you exaggerate.

They may ask you to tell nobody. Do not make that promise. "I cannot carry this alone and I do not want to lose you" is loyalty, not betrayal.

## Afterwards

**How do I suggest a professional?** As a road rather than as a defect. "There are people who understand this better than I do. We could look together, and on the first day I will walk you to the door." Instead of making the appointment for them, sit beside them while they make it. If they say no today, the suggestion is not lost. Repeat it in two weeks, just as calmly. After a first session, ask how it felt rather than what was said, and be content with no answer.

**And what about me?** Listeners get tired as well. Sitting in another person's dark every night makes you a second exhausted person, which is not the same as a good friend. Say at what hours you can be reached. Share the weight, with their permission, with one more person. You can speak about your own tiredness without repeating what you heard: with your own counsellor, with someone close to you.

## A sentence to keep

If only one thing from this page stays with you, let it be this:

> "I have not come to fix you, I have come to be with you. How do you take your tea?"

Then choose something small and regular. A message every Friday, lunch once a month, "do you need anything" on your way to the shop. What holds people up is seldom the one great talk. It is the small repetition that says they have not been forgotten.
`,
  },
}
