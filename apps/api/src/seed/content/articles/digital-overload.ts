import type { ArticleSeed } from '../article-seed.ts'

export const digitalOverload: ArticleSeed = {
  key: 'digital-overload',
  category: 'sleep',
  publishedAt: '2026-02-09T06:00:00Z',
  tr: {
    title: 'Ekran kapanınca gün bitsin diye',
    summary: 'Bildirimlerin arasında dağılan dikkatinizi suçluluk duymadan toparlamak için.',
    body: `
Telefonu bir şeye bakmak için elinize aldınız. On dakika sonra neye bakacağınızı hatırlamıyorsunuz. Bu bir irade sorunu gibi görünür; oysa elinizdeki şey, sizi geri çağırmak üzere tasarlanmıştır. Kendinize kızmadan önce bunu hesaba katın.

Ekranı hayatınızdan çıkarmanız gerekmiyor. İş orada, haberler orada, sevdiklerinizin sesi de orada. Soru şu: ne zaman siz ona gidiyorsunuz, ne zaman o sizi çağırıyor?

## Bir gün boyunca yalnızca izleyin

Değiştirmeden önce bakın. Bir iş günü seçin ve telefona her uzandığınızda içinizden nedenini söyleyin: *merak, can sıkıntısı, kaçış, alışkanlık, gerçekten gerekli.* Sayı tutmanıza gerek yok. Akşam, hangi kelimenin en çok geçtiğini düşünmeniz yeter.

Çoğu zaman uzandığımız şey telefon değil, bir moladır. Yorulmuşuzdur, konuşmadan kaçmak isteriz ya da bir sonraki işe başlamak gözümüzde büyür.

## Bildirimleri üçe ayırın

1. **Beni hemen bulmalı.** Çocuğunuzun okulu, bakmakta olduğunuz yakınınız, nöbetiniz varsa işiniz. Bunların sesi açık kalsın.
2. **Ben uğrayınca göreyim.** E-posta, mesaj grupları, haberler. Sesi ve ekranda belirmesi kapansın; günde birkaç kez siz gidin.
3. **Hiç gerekmiyor.** Alışveriş, oyunlar, "arkadaşınız bir şey paylaştı" türünden çağrılar. Tümünü kapatın, eksikliğini fark ederseniz açarsınız.

Bu ayıklama yarım saatinizi alır ve aylarca işe yarar.

## Aralara küçük kapılar koyun

- Masada bir işe otururken telefonu çantaya ya da çekmeceye bırakın. Göz önünde olmaması, kapalı olmasından daha çok işe yarayabilir.
- Toplantıdan çıkınca ekrana değil, pencereye bakın. Bir dakika yeter.
- Yemekte telefonların duracağı bir yer belirleyin; kural herkes için geçerli olsun, sizin için de.
- Akşam için bir kapanış hareketi bulun: bilgisayarı kapatmak, masayı toplamak, yarının ilk işini tek satırla yazmak.

> Her mesaja hemen dönmemek ilgisizlik değildir. Ne zaman döneceğinizi söylemek, hemen dönmek kadar naziktir.

## İşyerinde beklentiyi konuşun

Sürekli ulaşılabilir olma baskısı çoğu zaman hiç söylenmemiş bir kuraldan gelir. Ekibinizle açıkça konuşmayı deneyin: "Altıdan sonra yazılanlara ertesi sabah bakıyorum. Gerçekten acil bir şey olursa arayın." Böyle bir cümle hem sizi hem de yazmak zorunda hisseden arkadaşınızı rahatlatır.

## Ağır haberlerin olduğu günler

Bazı günler ekranı kapatmak insana vefasızlık gibi gelir. Sürekli izlemek ise çoğu zaman kimseye yardım etmez, sizi de tüketir. Güvendiğiniz bir kaynağa günde bir iki kez bakın, yapabileceğiniz somut bir şey varsa onu yapın, sonra bir insanla konuşun.

Gece uyuyamıyor, görüntüler gözünüzün önünden gitmiyor ya da gündelik işlerinizi sürdüremiyorsanız bunu bir uzmana anlatın. Bunun için "yeterince kötü" olmanız gerekmez.
`,
  },
  en: {
    title: 'So that the day ends when the screen goes dark',
    summary: 'Gathering an attention scattered among notifications, without the guilt.',
    body: `
You picked up the phone to look something up. Ten minutes later you cannot remember what it was. It feels like a lack of willpower, yet the thing in your hand was built to call you back. Take that into account before you are hard on yourself.

You do not have to remove screens from your life. Work is there, the news is there, and so are the voices of people you love. The question is simpler: when do you go to the screen, and when does it summon you?

## For one day, only watch

Look before you change anything. Choose a working day, and each time you reach for the phone, name the reason silently: *curious, bored, escaping, habit, truly needed.* No counting. In the evening, ask yourself which word came up most.

Often what we reach for is not the phone but a break. We are tired, or avoiding a conversation, or the next task looks larger than it is.

## Sort notifications into three

1. **Must find me at once.** Your child's school, the relative you look after, work if you are on call. Leave these audible.
2. **I will see it when I come by.** E-mail, group chats, news. Switch off the sound and the pop-up, and visit a few times a day.
3. **Not needed at all.** Shops, games, "a friend has shared something". Turn the lot off; if you miss one, bring it back.

Sorting takes half an hour and serves you for months.

## Put small doors between things

- When you sit down to a piece of work, leave the phone in a bag or a drawer. Out of sight may do more for you than switched off.
- Coming out of a meeting, look through the window before you look at a screen. One minute is enough.
- Choose a spot where phones rest during meals, and let the rule hold for everyone, yourself included.
- Find a closing gesture for the evening: shut the laptop, clear the desk, write tomorrow's first task in one line.

> Not answering at once is not indifference. Saying when you will answer is just as courteous.

## Talk about expectations at work

The pressure to be reachable all the time often comes from a rule that nobody ever spoke aloud. Try speaking it: "I look at anything sent after six the next morning. If it is truly urgent, ring me." A sentence like that relieves you, and also the colleague who felt obliged to write.

## On days of heavy news

On some days turning away feels disloyal. Watching without end, however, seldom helps anyone, and it wears you out. Check a source you trust once or twice, do the concrete thing you can do, if there is one, and then talk to a human being.

If you cannot sleep, if the images will not leave, or if ordinary tasks have become too much, tell a professional. You do not have to be "bad enough" to do so.
`,
  },
}
