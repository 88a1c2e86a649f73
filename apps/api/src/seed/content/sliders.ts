import { type Language, pathOf } from '@avita/i18n-routes'

interface SliderText {
  readonly title: string
  readonly text: string
  readonly linkLabel: string | null
  readonly link: string | null
}

interface SliderSeed extends Readonly<Record<Language, SliderText>> {
  readonly key: string
}

/** The slides of the corporate home, in order. */
export const sliderSeeds: readonly SliderSeed[] = [
  {
    key: 'someone-to-talk-to',
    tr: {
      title: 'Konuşabileceğiniz bir yer var',
      text: 'İş, ev, uyku, para ya da adını koyamadığınız bir sıkıntı: nereden başlayacağınızı bilmeniz gerekmez.',
      link: pathOf('panelHome', 'tr'),
      linkLabel: 'Hesabınıza gidin',
    },
    en: {
      title: 'There is a place to talk',
      text: 'Work, home, sleep, money, or a weight you have no name for: you need not know where to begin.',
      link: pathOf('panelHome', 'en'),
      linkLabel: 'Go to your account',
    },
  },
  {
    key: 'what-the-employer-sees',
    tr: {
      title: 'Ne okuduğunuzu işvereniniz görmez',
      text: 'Ona giden raporda yalnızca toplu sayılar vardır: ad yok, tek tek sonuç yok, kimin neyi okuduğu yok.',
      link: null,
      linkLabel: null,
    },
    en: {
      title: 'Your employer does not see what you read',
      text: 'The report they receive holds group figures only: no names, no single results, nothing about who read what.',
      link: null,
      linkLabel: null,
    },
  },
  {
    key: 'ten-quiet-minutes',
    tr: {
      title: 'Bu akşam için on sakin dakika',
      text: 'Kısa, düz cümlelerle yazılmış makaleler: okuyun, birini deneyin, gerisini sonraya bırakın.',
      link: pathOf('articles', 'tr'),
      linkLabel: 'Makalelere bakın',
    },
    en: {
      title: 'Ten quiet minutes for tonight',
      text: 'Articles in short, plain sentences: read one, try one thing, leave the rest for another day.',
      link: pathOf('articles', 'en'),
      linkLabel: 'See the articles',
    },
  },
  {
    key: 'for-you-alone',
    tr: {
      title: 'Kurumunuz olmadan da',
      text: 'Bireysel sitemiz, işyeri desteği olmayan yetişkinler içindir. Hayatınız tehlikedeyse beklemeyin, 112’yi arayın.',
      link: null,
      linkLabel: null,
    },
    en: {
      title: 'Without an employer, too',
      text: 'Our individual site is for adults who have no support through work. If your life is in danger, do not wait: call 112.',
      link: null,
      linkLabel: null,
    },
  },
]
