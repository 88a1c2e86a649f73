import type { ArticleSeed } from '../article-seed.ts'

export const signsOfBurningOut: ArticleSeed = {
  key: 'signs-of-burning-out',
  category: 'work',
  publishedAt: '2026-03-16T06:00:00Z',
  tr: {
    title: 'Tükenmeye giden yolun işaretleri',
    summary: 'Yorgunluk dinlenince geçmiyorsa neye bakmalı, nereden başlamalı.',
    body: `
Yorgunluk, dinlenince geçer. Tükenmeye giden yolda ise dinlenmek de bir iş gibi gelmeye başlar. Hafta sonu biter, siz hâlâ cumadasınızdır.

Bu yazı bir test değil ve size bir ad koymak için yazılmadı. Kendinize dürüstçe bakabileceğiniz birkaç pencere açıyor.

## Sessiz işaretler

Tükenme çoğu zaman gürültüyle gelmez. Önce küçük şeyler eksilir.

- Eskiden önemsediğiniz işe karşı içinizden *"ne fark eder"* demeye başlarsınız.
- İnsanlara sabrınız kısalır; sonra kısaldığı için kendinize kızarsınız.
- Basit bir e-postaya cevap vermek yarım gününüzü alır.
- İzin günlerinde hastalanır ya da yalnızca uyursunuz.
- Öğle yemeğini, yürüyüşü, arkadaşınızı "bu hafta geçsin de" diye ertelersiniz; hafta geçmez.
- Ne kadar çalışırsanız çalışın, yetmediği duygusu sizinle eve gelir.

Bunların biri ya da ikisi herkesin hayatından geçer. Birkaçı birden haftalardır sizinleyse durup bakmaya değer. Size yakın birine de sorun: insan kendindeki değişikliği çoğu zaman en son fark eder.

## Sorun yalnızca siz değilsiniz

Tükenme üzerine konuşulanların çoğu kişiye ödev verir: meditasyon yap, spora başla, hayır de. Oysa kovanın dibi delikse daha çok su taşımak çözüm değildir. Şunları ayrı ayrı düşünün:

1. **Yük:** İş miktarı bir kişiye göre mi?
2. **Söz hakkı:** İşi nasıl yapacağınıza siz de karar verebiliyor musunuz?
3. **Karşılık:** Emeğiniz görülüyor mu?
4. **Adalet:** Kurallar herkes için aynı mı?
5. **Anlam:** Yaptığınız iş, inandıklarınızla çatışıyor mu?

En çok hangisi ağır geliyorsa ilk konuşma onun hakkında olmalı. "Yoruldum" cümlesi havada kalır; "iki kişinin işini tek başıma yürütüyorum" cümlesi bir yere konabilir.

## Bu hafta için üç küçük şey

- **Bir işi eksiltin.** Ertelenebilecek, devredilebilecek ya da daha az özenle yapılabilecek tek bir iş seçin.
- **Bir sınırı koruyun.** Öğle arası, çıkış saati ya da telefonsuz bir akşam. Hepsini değil, birini.
- **Bir kişiye söyleyin.** Tam olarak nasıl olduğunuzu. "İyiyim, yoğunum" demeden.

> Dinlenmek bir ödül değildir. Hak etmeyi beklerseniz sırası hiç gelmez.

## Dışarıdan destek ne zaman

Uyku, iştah ya da bedeninizde süren değişiklikler varsa, işe gitme düşüncesi sizi hasta ediyorsa, ayakta kalmak için alkole ya da ilaca yaslanıyorsanız bir hekimle ya da ruh sağlığı uzmanıyla konuşun. Yorgunluğun başka bir nedeni de olabilir; bunu tek başınıza ayırt etmek zorunda değilsiniz. Giderken son haftalarda nelerin değiştiğini yazdığınız kısa bir not götürmek işinizi kolaylaştırır.

Hiçbir şeyin düzelmeyeceği, olmasanız daha iyi olacağı düşünceleri geliyorsa bunu yorgunluğa yormayın. Hemen birine söyleyin ve [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Signs on the road to burning out',
    summary: 'What to look at, and where to begin, when tiredness no longer goes away with rest.',
    body: `
Tiredness passes when you rest. On the road to burning out, even resting begins to feel like one more task. The weekend is over, and you are still in Friday.

This is not a test, and it is not here to give you a label. It opens a few windows through which you can look at yourself honestly.

## Quiet signs

Burning out seldom arrives with noise. Small things go missing first.

- About work you used to care for, a voice inside begins to say *"what difference does it make"*.
- Your patience with people grows short, and then you are angry with yourself for it.
- Answering a simple e-mail takes half the day.
- On days off you fall ill, or only sleep.
- Lunch, a walk, a friend: all put off until "this week is over", and the week is never over.
- However much you do, the feeling that it was not enough comes home with you.

One or two of these pass through everyone's life. Several at once, for weeks, are worth stopping for.

## It is not only you

Most advice on the subject hands homework to the person: meditate, exercise, learn to say no. But if the bucket has a hole, carrying more water is no answer. Consider these one by one:

1. **Load:** is this an amount of work for one person?
2. **Say:** do you have a voice in how you do it?
3. **Return:** does anyone see your effort?
4. **Fairness:** are the rules the same for everyone?
5. **Meaning:** does the work collide with what you believe in?

Whichever weighs most should be the subject of your first conversation. "I am exhausted" floats away. "I am doing two people's work on my own" can be put on a table.

## Three small things for this week

- **Take one task off.** One that can wait, be handed over, or be done with less polish.
- **Guard one limit.** Your lunch break, the hour you leave, or an evening without the phone. One, not all.
- **Tell one person.** How you really are, without "fine, just busy".

> Rest is not a prize. If you wait until you deserve it, your turn never comes.

## When to look for support

Speak with a doctor or a mental health professional if sleep, appetite or your body have changed and stay changed, if the thought of going to work makes you ill, or if you lean on alcohol or medicine to stay upright. Tiredness can have other causes too, and telling them apart is not something you must do alone. A short note on what has changed over the last weeks will help you say it.

If thoughts come that nothing will ever improve, or that it would be better if you were not here, do not put them down to tiredness. Tell someone straight away, and [call 112](tel:112).
`,
  },
}
