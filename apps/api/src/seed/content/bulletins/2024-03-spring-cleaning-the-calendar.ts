import type { BulletinSeed } from '../content-seed.ts'

export const springCleaningTheCalendar: BulletinSeed = {
  key: 'spring-cleaning-the-calendar',
  issuedOn: '2024-03-04',
  tr: {
    title: 'Takvimde bahar temizliği',
    summary: 'Dolaplardan önce haftanızı havalandırın: neyi tutmalı, neyi vermeli, neyi atmalı?',
    body: `
Mart gelince halılar silkelenir, kışlıklar kaldırılır. Takvime kimse dokunmaz. Oysa orada da iki yıl önce başlamış, kimsenin neden yapıldığını bilmediği bir salı toplantısı duruyor olabilir.

Bir kâğıt alın, geçen haftanızı saat saat yazın. İşi, yolu, evi, telefonu. Sonra her satırın yanına bir harf koyun.

**T: tutulacaklar.** Yapınca "iyi ki" dediğiniz ya da yapılmazsa bir şeyin gerçekten bozulacağı işler.

**V: verilecekler.** Başkasının da yapabileceği işler. Çocuğun çantasını çocuk hazırlayabilir. Raporu iki kişi dönüşümlü yazabilir. Vermek için önce sormak gerekir: "Bunu bu ay sen alabilir misin?"

**A: atılacaklar.** Kimsenin fark etmeyeceği şeyler. Emin değilseniz bir hafta yapmayın ve sesin nereden geldiğini dinleyin. Çoğu zaman ses gelmez.

Listenin sonunda boş bir satır bırakın ve oraya bir şey yazmayın. Boşluk, temizlenmiş takvimin rafıdır; ertesi gün doldurmak zorunda değilsiniz.

Dikkat: Bu liste size en çok yükün kimin üstünde olduğunu da gösterir. Evde bütün satırlar tek kişinin el yazısıysa temizlik değil, konuşma zamanı gelmiştir.
`,
  },
  en: {
    title: 'Spring cleaning for the calendar',
    summary:
      'Before the wardrobe, give your week some air: what to keep, what to hand over, what to throw out?',
    body: `
In March carpets are beaten and winter coats put away. Nobody touches the calendar. Yet somewhere in it there may be a Tuesday meeting that began two years ago, and of which no one knows what it is for.

Take a sheet of paper and write down last week hour by hour, with work, travel, home and phone. Then put a letter beside each line.

**K for keep.** The things that make you glad you did them, or without which something would really break.

**H for hand over.** What somebody else could do as well. A child can pack a school bag. Two people can take turns at the report. Handing over begins with a question: "Could you take this one for the month?"

**T for throw out.** Things no one would notice. If you are not sure, leave them undone for a week and listen for complaints. Mostly there is silence.

At the end leave one line empty and write nothing on it. That gap is a shelf in a tidy calendar, and you need not fill it the next day.

A word of caution: the list also shows on whom most of the load rests. If every line at home is in the same handwriting, it is time for a talk rather than for cleaning.
`,
  },
}
