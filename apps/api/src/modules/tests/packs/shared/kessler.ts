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
  tr: 'Son 30 gün içinde aşağıdakileri ne sıklıkla hissettiniz?',
  en: 'During the past 30 days, about how often did you feel …',
}

export const feelings = {
  tired: { tr: 'Belirgin bir neden yokken çok yorgun', en: '… tired out for no good reason?' },
  nervous: { tr: 'Sinirli ya da gergin', en: '… nervous?' },
  soNervous: {
    tr: 'Hiçbir şeyin sizi yatıştıramayacağı kadar gergin',
    en: '… so nervous that nothing could calm you down?',
  },
  hopeless: { tr: 'Umutsuz', en: '… hopeless?' },
  restless: { tr: 'Huzursuz ya da kıpır kıpır', en: '… restless or fidgety?' },
  soRestless: {
    tr: 'Yerinizde oturamayacak kadar huzursuz',
    en: '… so restless that you could not sit still?',
  },
  depressed: { tr: 'Çökkün', en: '… depressed?' },
  soDepressed: {
    tr: 'Hiçbir şeyin sizi neşelendiremeyeceği kadar çökkün',
    en: '… so depressed that nothing could cheer you up?',
  },
  effort: { tr: 'Her şeyin çaba gerektirdiğini', en: '… that everything was an effort?' },
  worthless: { tr: 'Değersiz', en: '… worthless?' },
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
