import type { BlogSeed } from '../content-seed.ts'

export const comingBackAfterALongLeave: BlogSeed = {
  key: 'coming-back-after-a-long-leave',
  category: 'beginnings',
  publishedAt: '2025-09-01T07:00:00Z',
  tr: {
    uri: 'uzun-izinden-donus-takvimi',
    title: 'Uzun izinden dönüş: eksi on dörtten artı doksana bir takvim',
    summary: 'Hastalık, doğum, yas ya da bakım izni bitiyor. Dönen kişi ve işyeri için gün gün, az sözle.',
    body: `
**Eksi on dört.** İnsan kaynakları kısa bir mesaj yazar: "İki hafta sonra dönüyorsun. Nasıl bir ilk hafta istersin, konuşmak için on dakikan var mı?" Mesajda soru yalnızca bir tanedir. İzindeki kişiye uzun form gönderilmez.

Dönüş, izinden daha zor olabilir. İzindeyken herkes size iyi bakar. Dönünce herkes size *bakar*. Aradaki fark ilk asansörde hissedilir.

## Eksi yedi: üç karar

Dönen kişiyle, telefonda ya da yürürken, üç şey kararlaştırılır:

1. **Ekip ne bilecek?** Sözcükleri o seçer. "Hastaydı, döndü" de yeterlidir, hiçbir şey de.
2. **İlk hafta kaç saat?** Yasal hakları neyse insan kaynakları yazılı olarak anlatır; işyeri hekiminin görüşü gerekiyorsa o da alınır. Hakkın dışında kalan esneklik için yönetici bir öneri getirir.
3. **Kim karşılayacak?** Bir kişi. Adı bellidir.

İzin nedenini öğrenmek bu görüşmenin konusu değildir. Sağlık bilgisi, işverenin merakla tutacağı bir bilgi değildir.

## Sıfır: ilk sabah

Alkış yok, balon yok. Bazıları bunu sever; bilmiyorsanız yapmayın. Masası yerinde, kartı açık, şifresi çalışır. Yerine bakan kişi yarım saat ayırır ve yalnızca üç şeyi anlatır: ne bitti, ne değişti, ne bekliyor. Gerisi bir dosyada durur.

Dönen kişiye iki hazır cümle:

- "Sorduğun için sağ ol, konuşmak istersem ben gelirim."
- "Bugün yavaşım, bu da plana dâhil."

## Artı üç: ilk tökezleme

Genellikle üçüncü gün gelir. Kalabalık yorar, bir ad akla gelmez, tuvalette birkaç dakika oturulur. Bu, dönüşün erken olduğu anlamına gelmeyebilir; iz bırakmış bir zamandan çıkıldığını gösterir. O gün takvime bir şey eklemek yerine bir şey çıkarın.

Yöneticiyseniz "eskisi gibi olmuşsun" demeyin. İyi niyetle söylenir, ama eskisi gibi olmadığını bilen birini yalnız bırakır.

## Artı on dört: ilk bakış

Yarım saat, baş başa. Üç soru: Ne ağır geldi? Ne beklediğinden kolaydı? İki hafta daha ne sürsün, ne değişsin? Karar yazılır. Performans konuşulmaz; bu görüşme onun görüşmesi değildir.

Yerine bakan kişiyle de konuşun. Aylarca iki iş yaptı. Dönüş onun için rahatlama olduğu kadar, elinden bir şeyin alınmasıdır da. Teşekkür bir cümleyle değil, birkaç günlük hafiflikle edilir.

## Artı kırk beş: sessizlik tehlikesi

Herkes alıştı, kimse sormuyor. Oysa birçok insan desteğin bittiği yerde yorulur. Takviminizde bu gün için bir not bulunsun: *"Kahveye çıkar, iş konuşma."* Destek programının hâlâ açık olduğunu, kullanıp kullanmadığını işverenin öğrenmeyeceğini bir kez daha söyleyin.

Dönen kişi yeniden içine kapandıysa, uyuyamıyorsa, her sabah zorlanıyorsa hekimine ya da bir uzmana anlatması için zaman tanıyın. Yaşamak istemediğine dair bir söz duyarsanız sonraki görüşmeyi beklemeyin, yanında kalın, [112’yi arayın](tel:112).

## Artı doksan: takvimi kapatmak

Son görüşmede bir şey sorun: "Senden sonra dönecek kişi için neyi değiştirelim?" Cevabı bu takvimin kenarına yazın ve sonraki kişiye o hâliyle verin.

Bir dönüş planının asıl okuru dönen kişi değildir. Ona bakıp "bir gün benim başıma gelirse burada ne olur" diye düşünen bütün öbürleridir.
`,
  },
  en: {
    uri: 'a-calendar-for-coming-back-after-a-long-leave',
    title: 'Back from a long leave: a calendar from minus fourteen to plus ninety',
    summary: 'Leave for illness, birth, grief or care is ending. Day by day, and briefly, for both sides.',
    body: `
**Minus fourteen.** HR writes a short message: "You are back in two weeks. What kind of first week would you like, and do you have ten minutes to talk?" The message holds one question. Long forms are not sent to people on leave.

Returning can be harder than leaving. While you were away, people looked after you. Now they look *at* you. The difference can be felt in the first lift.

## Minus seven: three decisions

With the person who returns, on the phone or on a walk, three things are settled:

1. **What will the team know?** The words are theirs. "Was ill, is back" is enough, and so is nothing.
2. **How many hours in the first week?** HR explains, in writing, what the law provides, and asks the company doctor where that is required. For flexibility beyond it, the manager brings a proposal.
3. **Who will receive them?** One person, by name.

The reason for the leave is not a subject of this talk. Health information is not something for an employer to collect out of curiosity.

## Zero: the first morning

No applause, no balloons. Some people like them; if you do not know, leave it. The desk is where it was, the card opens, the password works. Whoever covered for them sets aside half an hour and explains three things only: what is finished, what has changed, what is waiting. Everything else is in a folder.

Two sentences for the one who returns:

- "Thank you for asking. If I want to talk, I will come to you."
- "I am slow today, and that is part of the plan."

## Plus three: the first stumble

It tends to come around the third day. The crowd is tiring, a name will not come, a few minutes are spent sitting in the bathroom. It need not mean that it was too early. It shows that somebody is stepping out of a time that left its mark. On that day, take something out of the calendar instead of adding to it.

If you are the manager, do not say "you are your old self again". It is kindly meant, and it leaves a person alone who knows that they are not.

## Plus fourteen: a first look

Half an hour, the two of you. Three questions. What was heavy? What was easier than expected? What should go on for two more weeks, and what should change? Write down the answer. Performance is not discussed; this is not that meeting.

Talk to the person who covered, too. They did two jobs for months. For them the return is a relief, and it is also something being taken away. Thanks are given less in a sentence than in a few light days.

## Plus forty-five: the risk of silence

Everyone has got used to it, nobody asks. And yet it is where the support ends that many people grow tired. Have a note in your calendar for this day: *"Coffee. No shop talk."* Say once more that the assistance programme is still there, and that the employer does not learn whether it is used.

If they have withdrawn again, cannot sleep, or struggle every morning, give them time off to tell a doctor or another professional. If you hear anything about not wanting to live, do not wait for the next meeting. Stay with them and [call 112](tel:112).

## Plus ninety: closing the calendar

In the last talk, ask: "What should we change for the next person who comes back?" Write the answer in the margin of this calendar, and hand it on like that.

The true readers of a return plan are not those who return. They are all the others, who watch and wonder what would happen here if one day it were them.
`,
  },
}
