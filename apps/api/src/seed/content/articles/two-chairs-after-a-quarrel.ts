import type { ArticleSeed } from '../article-seed.ts'

export const twoChairsAfterAQuarrel: ArticleSeed = {
  key: 'two-chairs-after-a-quarrel',
  category: 'family',
  publishedAt: '2026-06-08T06:00:00Z',
  tr: {
    title: 'Kavgadan sonra iki sandalye',
    summary:
      'Eşinizle ya da evinizi paylaştığınız biriyle, kırgınlığın üstünü örtmeden barışmak için bir alıştırma.',
    body: `
Malzemeler: iki sandalye, bir saat, iki bardak su, kapalı iki telefon. Süre: yirmi dakika. Zaman: kavganın ertesi günü, ikiniz de yemek yemişken.

Bu alıştırma kimin haklı olduğunu bulmaz. Zaten çoğu kavga konusundan değil, konunun altında duran ve söylenmeyen şeyden büyür. Bulaşık bulaşıktır; kavga ise *"ben bu evde tek başıma mıyım"* sorusundan çıkar.

Başlamadan önemli bir not: yan yana oturmaktan korkuyorsanız, karşınızdaki size vuruyor, tehdit ediyor, paranızı, telefonunuzu, kimle görüştüğünüzü denetliyorsa bu alıştırma sizin için değildir. Orada konuşma eksikliği değil, şiddet vardır. Tehlike anında [112’yi](tel:112), sosyal destek için [183’ü](tel:183) arayın.

## Birinci adım: yer değiştirin

Sandalyeleri karşılıklı değil, bir köşenin iki yanına koyun; aynı pencereye bakabilesiniz. Karşılıklı oturan iki kişi kolayca iki taraf olur. Aynı yöne bakan iki kişinin önünde ise bir mesele vardır.

Kavganın geçtiği odadan başka bir odada oturun. Mutfakta kırıldıysanız mutfağı bu akşamlık dinlendirin.

## İkinci adım: beş dakika sizin, beş dakika onun

Yazı tura atın. Başlayan beş dakika konuşur, diğeri susar. Susan kişi yalnızca su içebilir. Gözlerini devirmek, iç çekmek, "öyle olmadı" demek yok.

Konuşan üç yarım cümleyi tamamlar:

1. "Dün en çok zoruma giden an … idi."
2. "O anda aklımdan geçen şuydu: …"
3. "Aslında istediğim … idi."

"Sen" ile başlayan cümle kurmayın. Kurarsanız da kendinize kızmayın, durup yeniden başlayın. Beş dakika uzun gelirse sessizlik de sizin sürenizdir. Ağlarsanız süre durmaz; ağlamak da konuşmanın bir biçimidir.

Saat çalınca roller değişir.

## Üçüncü adım: ödünç kelimeler

Şimdi herkes diğerinin söylediğini kendi ağzından bir kez anlatır. Savunmadan, düzeltmeden.

> "Dün telefona baktığımda seni dinlemediğimi düşünmüşsün. Aklından 'bu evde kimse beni görmüyor' geçmiş. İstediğin, on dakika bakmammış."

Sonra sorun: "Doğru mu anladım?" Cevap "aşağı yukarı" ise yeter. Tam anlaşılmak için bir ömür var.

Bu adımda çoğu çiftin sesi alçalır. Çünkü kendi cümlenizi sevdiğiniz birinin ağzından duymak, haklı çıkmaktan daha çok dinlendirir.

## Dördüncü adım: küçük bir onarım

Özür gerekiyorsa kısa ve eksiksiz olsun: "Sesimi yükselttim. Bundan dolayı üzgünüm." Arkasından "ama" gelirse özür geri alınmış olur.

Ardından ikiniz de bir sonraki hafta için *yapılabilir* tek bir şey söyleyin. "Daha ilgili olacağım" değil. "Salı ve perşembe bulaşık bende" ya da "sekiz ile dokuz arası telefon girişte dursun". Kâğıda yazın, buzdolabına asın, altına tarih atın.

Son dakikada sandalyelerden kalkın. Sarılmak isterseniz sarılın. İstemezseniz bardakları birlikte yıkayın. Biri yıkasın, öteki kurulasın, müzik açık olsun. Barışmanın görkemli olması gerekmez.

## Olmadıysa

İlk seferde bozulabilir: biri susamaz, öteki kalkıp gider. Bu alıştırmayı değil, akşamı bozar. Kapıyı çarpıp çıkan kişi, dönüp "bitiremedim" diyebiliyorsa bir şey değişmiş demektir. İki gün sonra yeniden deneyin, süreyi üç dakikaya indirin.

Çocuklar kavgayı duyduysa barışı da duysunlar. Ayrıntıya gerek yok: "Dün tartıştık, bugün konuştuk. Seninle ilgili değildi."

Aynı kavga aylardır yalnızca kılık değiştirerek geri geliyorsa üçüncü bir sandalye düşünün: çiftlerle ya da ailelerle çalışan bir uzman. Üçüncü sandalye, ilişkinin bittiğini göstermez. Çoğu zaman ikinizin de onu bırakmak istemediğini gösterir.
`,
  },
  en: {
    title: 'Two chairs after a quarrel',
    summary:
      'An exercise for making up with your partner, or whoever you live with, without papering over the hurt.',
    body: `
You will need: two chairs, a clock, two glasses of water, two phones switched off. Time: twenty minutes. When: the day after, once you have both eaten.

This exercise does not find out who was right. Most quarrels grow less from their subject than from whatever lies unspoken beneath it. Dishes are dishes. The quarrel comes out of *"am I on my own in this house?"*

An important note before you start. If you are afraid to sit beside this person, if they hit or threaten you, or control your money, your phone or whom you see, this is not for you. What is there is not a lack of talking, it is violence. In danger call [112](tel:112); for social support, [183](tel:183).

## Step one: change places

Put the chairs on two sides of a corner, rather than face to face, so that you can look out of the same window. Two people opposite each other easily become two parties. Two people who look the same way have a problem in front of them.

Sit in a different room from the one you fought in. If it happened in the kitchen, let the kitchen rest for tonight.

## Step two: five minutes for you, five for me

Toss a coin. Whoever begins speaks for five minutes while the other is silent. The silent one may drink water and nothing else: no rolling of eyes, no sighs, no "it was not like that".

The speaker completes three half sentences:

1. "The moment that hurt most yesterday was …"
2. "What went through my head just then was …"
3. "What I wanted, really, was …"

Try not to begin a sentence with "you". If it happens, do not be cross with yourself, stop and start again. And if five minutes feel long, silence is part of your time too. If tears come, the clock does not stop; crying is a way of speaking as well.

When the clock rings, swap.

## Step three: borrowed words

Now each of you retells what the other said, once, without defending or correcting anything.

> "When I looked at my phone yesterday, you thought I was not listening. You thought that nobody in this house sees you. What you wanted was ten minutes of me."

Then ask: "Did I get it right?" If the reply is "more or less", that will do. You have a lifetime for being understood completely.

This is where voices tend to drop. Hearing your own sentence from the mouth of somebody you love is more restful than winning.

## Step four: a small repair

If an apology is due, make it short and whole: "I raised my voice. I am sorry for that." If a "but" follows, the apology has been taken back.

Then each of you names one *doable* thing for the coming week. Not "I will pay more attention". Rather "Tuesday and Thursday the dishes are mine", or "from eight to nine the phones stay in the hall". Write it down, put it on the fridge, add the date.

In the last minute get up from the chairs. Hug if you feel like it. If you do not, wash the glasses together. One washes, the other dries, with some music on. Peace does not need to be grand.

## If it did not work

The first attempt may go wrong. One of you cannot keep silent, the other walks out. That spoils an evening, not the exercise. And if whoever slammed the door can come back and say "I could not finish", something has changed. Try again in two days with three minutes instead of five.

If children heard the quarrel, let them hear the peace as well. Details are not needed: "We argued yesterday and we talked today. It was not about you."

If the same quarrel has been coming back for months in different clothes, think of a third chair: someone who works with couples or families. A third chair does not mean that the relationship is over. More often it means that neither of you wants to let go of it.
`,
  },
}
