import type { Licence, Texts } from '../../pack.ts'

export const kesslerLicence: Licence = {
  verdict: 'green',
  text: {
    tr: '© Ronald C. Kessler. Kaynak gösterilerek izin alınmadan kullanılabilir.',
    en: '© Ronald C. Kessler. Free to use without formal permission, with this credit and the citation.',
  },
  file: 'kessler.md',
}

export const thirtyDays = 30

export const distress: { readonly what: Texts; readonly when: Texts } = {
  what: { tr: 'ruhsal zorlanmanın', en: 'of strain' },
  when: { tr: 'son 30 günde', en: 'over the last 30 days' },
}

export const howOftenDidYouFeel: Texts = {
  tr: 'Son 30 gün içinde ne sıklıkla …',
  en: 'During the past 30 days, about how often did you feel …',
}

export const feelings = {
  tired: {
    tr: '… belirgin bir neden yokken kendinizi çok yorgun hissettiniz?',
    en: '… tired out for no good reason?',
  },
  nervous: { tr: '… kendinizi gergin hissettiniz?', en: '… nervous?' },
  soNervous: {
    tr: '… kendinizi hiçbir şeyin yatıştıramayacağı kadar gergin hissettiniz?',
    en: '… so nervous that nothing could calm you down?',
  },
  hopeless: { tr: '… kendinizi umutsuz hissettiniz?', en: '… hopeless?' },
  restless: { tr: '… kendinizi huzursuz ya da kıpır kıpır hissettiniz?', en: '… restless or fidgety?' },
  soRestless: {
    tr: '… kendinizi yerinizde oturamayacak kadar huzursuz hissettiniz?',
    en: '… so restless that you could not sit still?',
  },
  depressed: { tr: '… kendinizi çökkün hissettiniz?', en: '… depressed?' },
  soDepressed: {
    tr: '… kendinizi hiçbir şeyin neşelendiremeyeceği kadar çökkün hissettiniz?',
    en: '… so depressed that nothing could cheer you up?',
  },
  effort: {
    tr: '… her şeyin büyük bir çaba gerektirdiğini hissettiniz?',
    en: '… that everything was an effort?',
  },
  worthless: { tr: '… kendinizi değersiz hissettiniz?', en: '… worthless?' },
} as const satisfies Record<string, Texts>

/** None of the time to all of the time, counted from `least`: the K6 begins at 0, the K10 at 1. */
export const shareOfTime = (least: number) =>
  [
    { tr: 'Hiçbir zaman', en: 'None of the time' },
    { tr: 'Nadiren', en: 'A little of the time' },
    { tr: 'Bazen', en: 'Some of the time' },
    { tr: 'Çoğu zaman', en: 'Most of the time' },
    { tr: 'Her zaman', en: 'All of the time' },
  ].map((label, index) => ({ value: least + index, label }))

export const kessler2002 = 'Kessler RC, Andrews G, Colpe LJ, et al. Psychol Med 2002;32:959-976.'
