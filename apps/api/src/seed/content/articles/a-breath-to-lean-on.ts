import type { ArticleSeed } from '../article-seed.ts'

export const aBreathToLeanOn: ArticleSeed = {
  key: 'a-breath-to-lean-on',
  category: 'worry',
  publishedAt: '2026-01-19T06:00:00Z',
  tr: {
    title: 'Yaslanabileceğiniz bir nefes',
    summary: 'Toplantı öncesinde, otobüste ya da gece: beş dakikalık, gösterişsiz bir nefes çalışması.',
    body: `
Nefes, hem kendiliğinden olan hem de isterseniz yönlendirebildiğiniz ender şeylerden biridir. Bu yüzden gergin bir anda ilk tutunacağınız yer olabilir: yanınızdadır, para istemez ve kimsenin fark etmesi gerekmez.

Aşağıdaki çalışma bir tedavi değildir ve her zaman işe yaramak zorunda da değildir. Yalnızca bedeninize "şu an acele yok" demenin bir yoludur.

## Başlamadan önce

Rahat bir yer bulun. Oturabilir, ayakta durabilir ya da uzanabilirsiniz. Gözlerinizi kapatmak zorunda değilsiniz; kapatınca huzursuz oluyorsanız önünüzdeki bir noktaya bakın.

Kemeriniz, yakanız sıkıyorsa gevşetin. Dilinizi damağınızdan, omuzlarınızı kulaklarınızdan uzaklaştırın. Bir elinizi karnınıza koyun.

## Beş adım

1. **Olanı fark edin.** Üç nefes boyunca hiçbir şeyi değiştirmeyin. Nefesiniz hızlı mı, sığ mı, nerede takılıyor? Yalnızca bakın.
2. **Verişi uzatın.** Burnunuzdan içinizden üçe kadar sayarak alın, dudaklarınızı hafifçe aralayıp beşe kadar sayarak verin. Sayılar size uzun gelirse kısaltın; önemli olan verişin alıştan uzun olmasıdır.
3. **Arayı bekleyin.** Nefesi verdikten sonra hemen yenisini çekmeyin. Beden kendisi isteyene kadar kısa bir an durun. Zorlamayın.
4. **Bir kelime ekleyin.** Alırken içinizden "buradayım", verirken "bırakıyorum" deyin. Ya da size yakın gelen başka iki kelime.
5. **Çıkışı yavaş yapın.** Beş dakika sonra saymayı bırakın. Etrafınızdaki üç şeye bakın, parmaklarınızı oynatın, sonra kalkın.

## Aklınız gidince

Gidecek. Alışveriş listesine, dünkü konuşmaya, bu yazının ne kadar tuhaf olduğuna. Fark ettiğiniz an, çalışmanın bozulduğu değil yapıldığı andır. Kendinizi azarlamadan bir sonraki verişe dönün. On kez dönmeniz gerekiyorsa on kez dönün.

> İyi nefes almak diye bir sınav yok. Bugün iki dakika durabildiyseniz çalışma tamamdır.

## Ne zaman, nerede

- **Zor bir konuşmadan önce:** kapının önünde üç uzun veriş.
- **Ekran başında:** bir belgeyi kapatıp diğerini açmadan önce bir veriş.
- **Yolda:** kırmızı ışıkta ya da durakta. Araç kullanırken gözlerinizi kapatmayın, saymaya dalmayın.
- **Gece:** sırtüstü, iki eliniz karnınızda, saymadan.

Çalışmayı yalnızca en zor ana saklamayın. Sakin günlerde birkaç dakika yapmak, gerektiğinde yolu bulmanızı kolaylaştırır. Yüzmeyi fırtınada öğrenmemek gibi.

## Size uygun değilse

Bazı insanlar nefese odaklandıkça daha çok daralır. Sizde de böyleyse bırakın; bu bir başarısızlık değildir. Onun yerine ellerinizi soğuk suya tutmak, bir duvara yaslanıp ayaklarınızla yere basmak ya da birkaç dakika yürümek size daha yakın gelebilir.

Başınız dönerse saymayı kesip olağan nefesinize dönün. Kalp, akciğer hastalığınız varsa ya da hamileyseniz nefesinizi tutmayın ve aklınıza takılanı hekiminize sorun. Göğsünüzde baskı, kola ya da çeneye yayılan ağrı, birden başlayan nefes darlığı varsa bu bir nefes çalışması anı değildir: [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'A breath to lean on',
    summary: 'Before a meeting, on the bus or at night: five unspectacular minutes of breathing.',
    body: `
Breathing is one of the few things that happen by themselves and that you can also steer. That makes it a good first handhold in a tense moment: it is always with you, it costs nothing, and nobody needs to notice.

What follows is not a treatment, and it does not have to work every time. It is one way of telling your body that there is no hurry just now.

## Before you begin

Find a position that suits you: sitting, standing, lying down. You need not close your eyes; if closing them makes you uneasy, rest them on a point in front of you.

Loosen a tight belt or collar. Let the tongue drop from the roof of your mouth and the shoulders from your ears. Lay one hand on your belly.

## Five steps

1. **Notice what is there.** For three breaths, change nothing. Is it quick, is it shallow, where does it catch? Just look.
2. **Lengthen the breath out.** Breathe in through the nose to a count of three, and out through slightly parted lips to a count of five. Shorten the numbers if they feel long. All that matters is that out is longer than in.
3. **Wait in the gap.** After breathing out, do not rush to breathe in. Pause until the body asks for it, without forcing.
4. **Add a word.** Say "here" silently on the way in and "letting go" on the way out, or any two words that feel like yours.
5. **Leave slowly.** After five minutes, stop counting. Look at three things around you, move your fingers, then get up.

## When your mind wanders

It will: to the shopping list, to yesterday's argument, to how strange this is. The moment you notice is not where the exercise fails; it is where it happens. Return to the next breath out without scolding yourself, ten times if it takes ten.

> There is no exam in breathing well. If you managed two minutes today, you have done the exercise.

## When and where

- **Before a difficult talk:** three long breaths outside the door.
- **At the screen:** one breath out between closing a document and opening the next.
- **On the way:** at a stop or a red light. While driving, keep your eyes open and do not lose yourself in counting.
- **At night:** on your back, both hands on the belly, no counting.

Do not save it for the worst moments only. A few minutes on calm days make the path easier to find later, much as nobody learns to swim in a storm.

## If it is not for you

Some people feel more trapped the more they attend to their breath. If that is you, stop; it is no failure. Holding your hands under cold water, leaning on a wall and pressing your feet into the floor, or walking for a few minutes may suit you better.

If you get dizzy, stop counting and breathe as usual. With a heart or lung condition, or in pregnancy, do not hold your breath, and ask your doctor about anything that concerns you. Pressure in the chest, pain spreading to the arm or jaw, or sudden shortness of breath do not call for an exercise: [call 112](tel:112).
`,
  },
}
