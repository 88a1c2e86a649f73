import type { Texts } from '../../pack.ts'

/** One thing to do next. No alarm, no promise, nothing that only some can afford. */
export const nextSteps = {
  keep: {
    tr: 'Size iyi gelen alışkanlıkları sürdürün; isterseniz ileride yeniden bakabilirsiniz.',
    en: 'Keep up what does you good; you can look again later if you like.',
  },
  watch: {
    tr: 'Kendinize biraz daha alan açın ve süresi dolduğunda yeniden doldurup karşılaştırın.',
    en: 'Give yourself a little more room, and take it again when its time has come to compare.',
  },
  talk: {
    tr: 'Bir psikologla konuşmayı düşünün; “Formlar” sayfasından psikolog talebi bırakabilirsiniz.',
    en: 'Consider talking to a psychologist; you can leave a request on the “Forms” page.',
  },
  talkSoon: {
    tr: 'Bu hafta bir psikologla ya da hekiminizle konuşun; “Formlar” sayfasından psikolog talebi bırakabilirsiniz.',
    en: 'Talk to a psychologist or your doctor this week; you can leave a request on the “Forms” page.',
  },
} as const satisfies Record<string, Texts>
