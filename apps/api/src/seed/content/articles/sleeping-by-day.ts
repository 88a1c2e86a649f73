import type { ArticleSeed } from '../article-seed.ts'

export const sleepingByDay: ArticleSeed = {
  key: 'sleeping-by-day',
  category: 'sleep',
  publishedAt: '2026-08-17T06:00:00Z',
  tr: {
    title: 'Gece vardiyasından dönenin günü',
    summary: 'Herkes uyanırken eve giren biriyle, saat saat: gündüz uyumak ve evdekilerle aynı evde yaşamak.',
    body: `
**07.40.** Servisin penceresinden okula giden çocuklara bakıyorsunuz. Onların günü başlıyor, sizinki bitiyor. Bedeninize ise kimse haber vermemiş: güneş yüzünüze vuruyor ve ona uyan diyor.

Gece çalışmak tembellik, gündüz uyumak da keyif değildir. Yine de çevrenizdeki pek çok kişi böyle bakar. Bu yazı sizinle bir günü baştan sona yürüyor; alacağınızı alın, size uymayanı bırakın.

## Yol

Dönüş yolu ışığa en çok maruz kaldığınız yerdir. Yürüyorsanız ya da servisteyseniz güneş gözlüğü takmayı deneyin. Direksiyondaysanız iş başkadır: gözleriniz kapanıyorsa, son beş dakikayı hatırlamıyorsanız durun. Camı açmak, müziği yükseltmek uykuyu kovmaz, yalnızca üstünü örter. Çalıştığınız yerde dinlenip öyle yola çıkmak, birini aramak ya da servise binmek, eve vaktinde varmaktan önce gelir. Yolda bir kaza görür ya da yaşarsanız [112’yi arayın](tel:112).

**08.20.** Ev. Buzdolabının önünde ayakta yenen şey yemek sayılmaz. Küçük, ılık, hafif bir şey; çorba kimse için günün yanlış saati değildir. Kahve şimdi iyi gelir gibi durur, öğlen sizi uyandırır.

## Yatak

Odayı karartın. Pahalı bir perde gerekmez; kalın bir battaniye ve iki mandal iş görür. Telefonu sessize değil, başka bir odaya alın. Size mutlaka ulaşması gereken tek bir kişi varsa yalnızca onun numarasına yol açık kalsın.

Kapıya bir kâğıt asın: *"Gece çalıştım. 15.30’da kalkıyorum."* Saat yazmak, "rahatsız etmeyin" yazmaktan daha çok işe yarar; karşıdakine ne zaman geleceğini söyler.

Uykunuz ikiye bölünüyorsa buna kızmayın. Öğlen uyanıp bir saat dolaştıktan sonra yeniden yatmak, bazı bedenlerin gündüzle yaptığı anlaşmadır.

## Uyanınca

**15.40.** İlk yarım saat kimseye önemli bir şey söylemeyin ve kimsenin söylediğine fazla anlam yüklemeyin. Perdeyi açın. Mümkünse balkona, sokağa, bakkala çıkın. Bu, sizin sabahınız; sabah ne gerekiyorsa o.

Sonra evin saatine katılın. Çocuk okuldan geliyorsa ödevin başında on dakika, eşiniz işten dönüyorsa masada birlikte bir çay. Vardiyalı çalışan ailelerde özlem çoğu zaman yokluktan değil, hep ucundan yakalanmaktan gelir. Küçük ama sabit bir buluşma, uzun ama belirsiz olandan daha çok yer tutar. Buzdolabına haftalık çizelgenizi asın; sizin *ne zaman var olduğunuzu* görsünler, ne zaman olmadığınızı değil.

## Yeniden çıkmadan

**19.30.** Vardiyadan önce kısa bir şekerleme size iyi geliyorsa planlayın. Gelmiyorsa zorlamayın. Çantanıza geceyi düşünerek yiyecek koyun; saat üçte otomattan alınan şey, saat dörtte pişman eder.

İzin gününüzde herkesin saatine bir çırpıda geçmek cazip gelir. Ertesi gece bunun bedeli ödenir. Kimi çalışan ortada bir yerde buluşur: izin gününde biraz geç yatar, biraz geç kalkar. Sizin ortanız neresi, bunu birkaç hafta deneyerek bulursunuz.

## Çizelgenin dışında kalan

Aylardır dinlenmiş uyanmıyorsanız, içki ya da ilaç olmadan uyuyamıyorsanız, gülmek size uzak bir şey gibi geliyorsa bunu bir hekime anlatın ve vardiyalı çalıştığınızı ilk cümlede söyleyin. İşyeri hekiminiz varsa oradan başlayabilirsiniz. Vardiya düzeninizle ilgili bir talebiniz olması da sızlanmak değildir; ne zaman zorlandığınızı üç hafta boyunca not edin ve konuşmaya o notla gidin.

**21.15.** Ayakkabılarınızı bağlarken evdekilere bir şey söyleyin. "Görüşürüz" yeter. Gece çalışanların çoğu sabaha kadar en çok o kelimeyi taşır.
`,
  },
  en: {
    title: 'The day of someone coming home from the night shift',
    summary:
      'Hour by hour with a person who gets in as everyone else gets up: sleeping by day, living with the others.',
    body: `
**7.40 a.m.** You look out of the bus at children on their way to school. Their day begins and yours is ending. Nobody has told your body, though: the sun falls on your face and says wake up.

Working at night is not idleness, and sleeping by day is not a treat, although plenty of people around you see it that way. These lines walk through one such day with you. Take what is useful and leave what does not fit.

## The way home

The journey is where you meet the most light. On foot or on the bus, try sunglasses. At the wheel it is another matter. If your eyes keep closing, or you cannot recall the last five minutes, stop. An open window and loud music do not drive sleep away, they only cover it. Resting at work before you set out, calling somebody or taking the bus is better than being on time. If you see an accident on the road, or have one, [call 112](tel:112).

**8.20 a.m.** Home. What is eaten standing at the fridge does not count as a meal. Have something small, warm and light; there is no wrong hour for soup. Coffee looks like a good idea now, and wakes you at noon.

## Bed

Make the room dark. It takes no expensive blind: a thick blanket and two pegs will do. Do not put the phone on silent, put it in another room. If there is one person who must be able to reach you, leave that person a way, and nobody else.

Pin a note to the door: *"I worked last night. I get up at 3.30."* Giving the hour does more than "do not disturb", because it tells the others when you will be back among them.

If your sleep comes in two pieces, do not be cross about it. Waking at noon, pottering about for an hour and going back to bed is the deal some bodies make with daylight.

## Getting up

**3.40 p.m.** For the first half hour, say nothing important to anyone, and read nothing into what they say. Open the curtains. Step out if you can, on to the balcony, into the street, to the corner shop. This is your morning; do whatever a morning needs.

Then join the hours of the household. Ten minutes beside the homework when a child comes in, a glass of tea together when your partner does. Families on shifts often miss each other not because someone is away but because they only ever catch the tail end of each other. A meeting that is small and fixed holds more than one that is long and uncertain. Hang your week on the fridge, so that they see when you *are* there rather than when you are not.

## Before you leave again

**7.30 p.m.** If a short nap before the shift suits you, plan it. If not, do not force it. Pack food with the night in mind. What comes out of the machine at three is regretted at four.

On a day off it is tempting to jump straight into everybody else's clock, and the bill arrives the following night. Some people meet halfway: a little late to bed, a little late up. Where your halfway lies takes a few weeks of trying.

## What does not fit on the roster

If you have not woken rested for months, cannot sleep without drink or pills, or find that laughing seems to belong to other people, tell a doctor, and mention the shifts in the first sentence. A company doctor, where there is one, is a good place to start. Asking for a change of pattern is not whining either: note for three weeks when it is hardest, and bring the note to the talk.

**9.15 p.m.** While you tie your shoes, say something to the people at home. "See you" is enough. It is the word that many who work nights carry with them until the morning.
`,
  },
}
