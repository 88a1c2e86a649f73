import type { ServiceSeed } from '../content-seed.ts'

export const healthyLife: ServiceSeed = {
  key: 'healthy-life',
  icon: 'check',
  tr: {
    title: 'Sağlıklı yaşam ve hareket',
    summary:
      'Spor salonuna yazılmadan, ekipman almadan: gününüze sığan hareket ve dinlenme için yol arkadaşlığı.',
    body: `
Masa başında geçen bir gün sizi ayakta geçen bir gün kadar yorabilir; yorgunluğun biçimi farklıdır. Bu hizmette antrenör bağırmaz, kronometre tutulmaz. Nereden kıpırdamaya başlayabileceğinize bakılır.

## Üç kapısı var

**Konuşmak.** Programı arayıp görüşme istersiniz; hareket, uyku düzeni ve dinlenme üzerine bir uzmanla konuşursunuz. İşinizin nasıl geçtiğini, ne kadar vaktiniz olduğunu ve neyi sevmediğinizi söylersiniz.

**Okumak.** [Makaleler](/kullanici/makaleler) bölümünde kısa yazılar bulunur; bir şeye kaydolmadan açıp okuyabilirsiniz.

**Katılmak.** Kurumunuz Selffit programını seçtiyse ekip olarak ya da tek başınıza katılabileceğiniz küçük hedefler vardır. Katılmamak kimseye bildirilmez, sıralama yayımlanmaz.

## Kime göre?

Hiç spor yapmamış olana, eskiden yapıp bırakmış olana, bedeni değişmiş ve nereden başlayacağını bilmeyene. Engelinize ya da ağrınıza göre uyarlanmasını istediğiniz her şeyi söyleyin.

Kalp rahatsızlığınız, yeni geçirdiğiniz bir ameliyat ya da hamileliğiniz varsa önce hekiminize sorun; buradaki bilgiler onun yerini tutmaz. Hareket ederken göğsünüzde baskı, nefes darlığı ya da bayılma hissi olursa durun ve [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Healthy life and movement',
    summary: 'No gym membership, no equipment: company in finding movement and rest that fit into your day.',
    body: `
A day at a desk can tire you as thoroughly as a day on your feet; only the kind of tiredness differs. There is no shouting coach in this service and no stopwatch. We look for the place where you could start to stir.

## It has three doors

**Talk.** Ask by phone, and you speak with a professional about movement, sleep habits and rest: what your work is like, how much time you have, what you cannot stand.

**Read.** Under [Articles](/en/user/articles) there are short pieces to open and read without signing up for anything.

**Join.** If your employer has chosen Selffit, there are small goals, alone or as a team. Nobody is told when you stay out, and no ranking is published.

## For whom?

For people who never did sports, who once did and stopped, or whose body has changed so that the old beginnings no longer fit. Say what should be adapted to a disability or to pain.

With a heart condition, a recent operation or a pregnancy, ask your doctor first, as nothing here stands in for that. If you feel pressure in your chest, cannot get your breath or are about to faint while moving, stop and [call 112](tel:112).
`,
  },
}
