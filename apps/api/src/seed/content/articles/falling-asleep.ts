import type { ArticleSeed } from '../article-seed.ts'

export const fallingAsleep: ArticleSeed = {
  key: 'falling-asleep',
  category: 'sleep',
  publishedAt: '2026-05-18T06:00:00Z',
  tr: {
    title: 'Uykuyu zorlamadan beklemek',
    summary: 'Gece yarısı tavana bakarken yapabileceğiniz, sabahı da biraz kurtaran birkaç küçük şey.',
    body: `
Saat üçü geçmiş. Uyumanız gerektiğini biliyorsunuz, bildikçe daha çok uyanıyorsunuz. Uyku, üstüne gidildiğinde kaçan bir şeydir: onu getirmeye çalışmak yerine, gelebileceği bir yer hazırlamak çoğu zaman daha kolaydır.

Bu yazıda büyük bir program yok. Hepsini birden yapmanız gerekmiyor. Birini seçin, birkaç gece deneyin, size iyi gelmiyorsa bırakın.

## Akşamı yavaş yavaş kapatın

Gün, başınızı yastığa koyduğunuz anda bitmez. İşten, haberlerden, çocukların ödevinden çıkmış bir zihin, bir süre daha aynı hızla döner. Ona yavaşlayabileceği bir aralık bırakın.

- Yatmadan bir saat önce ışıkları kısın. Tavan lambası yerine küçük bir lamba bile odanın havasını değiştirir.
- Yarının aklınızda dönen işlerini bir kâğıda yazın. Çözmek için değil, sabaha emanet etmek için.
- Telefonu yatağın başucundan kaldırın. Alarm için gerekiyorsa odanın öbür ucuna koyun.
- Çayı, kahveyi günün ilk yarısına çekmeyi deneyin ve kendinizde bir fark olup olmadığına bakın.

## Uyku gelmiyorsa yatakta savaşmayın

Uzun süredir dönüp duruyorsanız kalkın. Başka bir odada, loş ışıkta, sıkıcı denecek kadar sakin bir şey yapın: çamaşır katlamak, eski bir dergiye bakmak, radyoyu kısık sesle dinlemek. Gözleriniz ağırlaşınca yatağa dönün. Amaç, yatağın uğraşılan bir yer değil, bırakılan bir yer olarak kalmasıdır.

Saate bakmamaya çalışın. "Dört saatim kaldı" hesabı kimseyi uyutmamıştır; yalnızca geceyi bir sınava çevirir.

> Uyuyamasanız da dinlenebilirsiniz. Gözleriniz kapalı, bedeniniz ağır, nefesiniz yavaşken geçen bir saat boşa gitmiş sayılmaz.

## Kötü geçen gecenin sabahı

Zor bir geceden sonra ilk istek, sabahı ertelemektir. Yine de her zamanki saate yakın kalkmak, bir sonraki geceyi kolaylaştırabilir. Perdeyi açın, mümkünse birkaç dakika dışarı çıkın. O gün kendinizden her zamanki kadar çok şey beklemeyin; önemli bir kararı ya da uzun bir yolculuğu ertelemek mümkünse erteleyin. Çok uykuluysanız direksiyona geçmeyin.

Gündüz gözleriniz kapanıyorsa öğleden sonra erken bir saatte kısa bir şekerleme yapabilirsiniz. Akşama yaklaşan uzun uykular ise geceden çalabilir.

## Ne zaman birine danışmalı

Uykusuzluk haftalardır sürüyorsa, gündüz işinizi ya da ilişkilerinizi zorluyorsa, horlarken nefesinizin kesildiği söyleniyorsa ya da uyumak için giderek daha fazla ilaca veya alkole ihtiyaç duyuyorsanız bir hekime anlatın. Bunu söylemek bir zayıflık değil, bilgi vermektir: ne zamandır sürdüğünü, neyi denediğinizi, gündüzün nasıl geçtiğini birkaç satır not alıp yanınızda götürmeniz konuşmayı kolaylaştırır.

Gece, düşünceler yaşamak istememe noktasına geliyorsa sabahı beklemeyin: [112’yi arayın](tel:112) ya da yanınızdaki birini uyandırın. Bu, uyandırmaya değer bir nedendir.
`,
  },
  en: {
    title: 'Waiting for sleep without forcing it',
    summary: 'A few small things for the hours when you stare at the ceiling, and for the morning after.',
    body: `
It is past three. You know that you ought to be asleep, and the more you know it, the more awake you are. Sleep tends to run from people who chase it. It is often easier to prepare a place where it can arrive than to go and fetch it.

There is no grand programme here, and nobody expects you to do everything on this page. Pick one thing, try it for a few nights, and drop it if it does nothing for you.

## Let the evening close slowly

A day does not end at the moment your head touches the pillow. A mind that has just come from work, the news or somebody's homework keeps spinning for a while. Give it a stretch in which it may slow down.

- Dim the lights an hour before bed. Even swapping the ceiling lamp for a small one changes the room.
- Write tomorrow's circling tasks on paper, not in order to solve them but to hand them over until morning.
- Move the phone away from the bedside. If it is your alarm, let it ring from the other end of the room.
- Try keeping tea and coffee to the first half of the day, and see whether it makes any difference to you.

## When sleep does not come, do not fight in bed

If you have been tossing for a long while, get up. Go to another room and do something almost boring in low light: fold laundry, leaf through an old magazine, leave the radio on quietly. Return when your eyes grow heavy. The idea is that bed stays a place where you let go, rather than one where you struggle.

Try not to look at the clock. Working out that four hours are left has put nobody to sleep; it only turns the night into an exam.

> Even when you cannot sleep, you can rest. An hour with closed eyes, a heavy body and slow breath is not an hour wasted.

## The morning after

After a hard night the first wish is to put the morning off. Getting up close to your usual time all the same may make the next night easier. Open the curtains; step outside for a few minutes if you can. Ask less of yourself that day, and postpone the big decision or the long drive where that is possible. Do not drive while you are very sleepy.

If your eyes fall shut in the daytime, a short nap early in the afternoon is fine. Long ones towards evening may borrow from the night.

## When to talk to someone

Tell a doctor if it has gone on for weeks, if your days are suffering, if others say that your breath stops while you snore, or if you need more and more medicine or alcohol to get to sleep. Saying so is information rather than weakness. A few notes on how long it has lasted and what you have tried will help the conversation.

And if the thoughts of the night turn to not wanting to live, do not wait for morning: [call 112](tel:112), or wake the person next to you. It is a good enough reason to wake anybody.
`,
  },
}
