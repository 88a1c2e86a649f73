import type { Language } from '@avita/i18n-routes'

export interface CategoryText {
  readonly uri: string
  readonly name: string
  readonly description: string
}

/** The categories in the order in which readers see them. */
export const categorySeeds = {
  sleep: {
    tr: {
      uri: 'uyku-ve-dinlenme',
      name: 'Uyku ve dinlenme',
      description: 'Geceyi kolaylaştıran, gündüze nefes aldıran küçük düzenlemeler.',
    },
    en: {
      uri: 'sleep-and-rest',
      name: 'Sleep and rest',
      description: 'Small changes that make nights easier and give the day room to breathe.',
    },
  },
  worry: {
    tr: {
      uri: 'kaygi-ve-stres',
      name: 'Kaygı ve stres',
      description: 'Zihin durmak bilmediğinde tutunabileceğiniz yollar.',
    },
    en: {
      uri: 'worry-and-stress',
      name: 'Worry and stress',
      description: 'Something to hold on to when the mind will not stop.',
    },
  },
  work: {
    tr: {
      uri: 'is-hayati',
      name: 'İş hayatı',
      description: 'Zor konuşmalar, sınırlar ve yorgunlukla işte kalabilmek üzerine.',
    },
    en: {
      uri: 'working-life',
      name: 'Working life',
      description: 'On difficult talks, limits and tiredness, and staying yourself at work.',
    },
  },
  family: {
    tr: {
      uri: 'aile-ve-ebeveynlik',
      name: 'Aile ve ebeveynlik',
      description: 'Evdeki ilişkiler, büyüyen çocuklar ve kalabalık sofralar.',
    },
    en: {
      uri: 'family-and-parenting',
      name: 'Family and parenting',
      description: 'Life at home, children who grow up, and finding words for both.',
    },
  },
  support: {
    tr: {
      uri: 'destek-ve-bakim',
      name: 'Destek ve bakım',
      description: 'Yardım istemek, yardım etmek ve bunu yaparken kendinizi unutmamak.',
    },
    en: {
      uri: 'support-and-care',
      name: 'Support and care',
      description: 'Asking for help, giving help, and not losing yourself on the way.',
    },
  },
  loss: {
    tr: {
      uri: 'kayip-ve-yas',
      name: 'Kayıp ve yas',
      description: 'Birini ya da bir şeyi kaybettikten sonra gelen günler için.',
    },
    en: {
      uri: 'loss-and-grief',
      name: 'Loss and grief',
      description: 'For the days that come after losing someone, or something.',
    },
  },
  money: {
    tr: {
      uri: 'para-ve-gecim',
      name: 'Para ve geçim',
      description: 'Borç, bütçe ve bunları konuşabilmek üzerine.',
    },
    en: {
      uri: 'money-matters',
      name: 'Money matters',
      description: 'About debt, budgets, and being able to talk about them.',
    },
  },
  beginnings: {
    tr: {
      uri: 'yeni-baslangiclar',
      name: 'Yeni başlangıçlar',
      description: 'Yeni bir şehir, yeni bir ülke, yeni bir düzen.',
    },
    en: {
      uri: 'new-beginnings',
      name: 'New beginnings',
      description: 'A new city, a new country, a new way of living.',
    },
  },
} as const satisfies Record<string, Record<Language, CategoryText>>

export type CategoryKey = keyof typeof categorySeeds
