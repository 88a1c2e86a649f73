import type { Item, Licence, Option, Texts } from '../../pack.ts'

/** What the Patient Health Questionnaire family shares: terms, options, look-back and items. */

export const phqLicence: Licence = {
  verdict: 'green',
  text: {
    tr: 'Spitzer, Williams, Kroenke ve çalışma arkadaşlarınca Pfizer Inc. desteğiyle geliştirildi. Çoğaltmak, çevirmek, göstermek ve dağıtmak için izin gerekmez.',
    en: 'Developed by Spitzer, Williams, Kroenke and colleagues with a grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
  },
  file: 'phq.md',
}

export const twoWeeks = 14

export const inTwoWeeks: Texts = { tr: 'son iki haftada', en: 'over the last two weeks' }

export const howOften: Texts = {
  tr: 'Son 2 hafta içinde aşağıdaki sorunlar sizi ne sıklıkla rahatsız etti?',
  en: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
}

// “Not at all”, and not “Not at all sure” as many copies have it (Zorowitz 2021, Lancet Psychiatry 8:180).
export const frequency: readonly Option[] = [
  { value: 0, label: { tr: 'Hiç', en: 'Not at all' } },
  { value: 1, label: { tr: 'Birkaç gün', en: 'Several days' } },
  { value: 2, label: { tr: 'Günlerin yarısından fazlasında', en: 'More than half the days' } },
  { value: 3, label: { tr: 'Neredeyse her gün', en: 'Nearly every day' } },
]

export const phqItems = {
  interest: {
    id: 'phq1',
    text: {
      tr: 'Bir şeyler yapmaya ilginizin ya da yaptıklarınızdan aldığınız zevkin az olması',
      en: 'Little interest or pleasure in doing things',
    },
  },
  mood: {
    id: 'phq2',
    text: {
      tr: 'Kendinizi çökkün, depresif ya da umutsuz hissetmek',
      en: 'Feeling down, depressed, or hopeless',
    },
  },
  sleep: {
    id: 'phq3',
    text: {
      tr: 'Uykuya dalmakta ya da uykuyu sürdürmekte zorlanmak veya çok fazla uyumak',
      en: 'Trouble falling or staying asleep, or sleeping too much',
    },
  },
  energy: {
    id: 'phq4',
    text: {
      tr: 'Kendinizi yorgun hissetmek ya da enerjinizin az olması',
      en: 'Feeling tired or having little energy',
    },
  },
  appetite: { id: 'phq5', text: { tr: 'İştahsızlık ya da aşırı yemek', en: 'Poor appetite or overeating' } },
  worth: {
    id: 'phq6',
    text: {
      tr: 'Kendiniz hakkında kötü hissetmek; başarısız biri olduğunuzu ya da kendinizi veya ailenizi hayal kırıklığına uğrattığınızı düşünmek',
      en: 'Feeling bad about yourself, or that you are a failure or have let yourself or your family down',
    },
  },
  concentration: {
    id: 'phq7',
    text: {
      tr: 'Gazete okumak ya da televizyon izlemek gibi şeylere dikkatinizi vermekte zorlanmak',
      en: 'Trouble concentrating on things, such as reading the newspaper or watching television',
    },
  },
  pace: {
    id: 'phq8',
    text: {
      tr: 'Başkalarının fark edebileceği kadar yavaş hareket etmek ya da konuşmak; veya tam tersine, yerinizde duramayacak kadar huzursuz olup her zamankinden çok daha fazla hareket etmek',
      en: 'Moving or speaking so slowly that other people could have noticed? Or the opposite, being so fidgety or restless that you have been moving around a lot more than usual',
    },
  },
  selfHarm: {
    id: 'phq9',
    text: {
      tr: 'Ölmüş olsanız daha iyi olacağı ya da kendinize bir şekilde zarar verme düşünceleri',
      en: 'Thoughts that you would be better off dead or of hurting yourself in some way',
    },
    emergencyAbove: 0,
  },
  difficulty: {
    id: 'difficulty',
    text: {
      tr: 'Bu sorunlar işinizi yapmanızı, evdeki işlerle ilgilenmenizi ya da diğer insanlarla geçinmenizi ne kadar zorlaştırdı?',
      en: 'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
    },
    options: [
      { value: 0, label: { tr: 'Hiç zorlaştırmadı', en: 'Not difficult at all' } },
      { value: 1, label: { tr: 'Biraz zorlaştırdı', en: 'Somewhat difficult' } },
      { value: 2, label: { tr: 'Çok zorlaştırdı', en: 'Very difficult' } },
      { value: 3, label: { tr: 'Aşırı derecede zorlaştırdı', en: 'Extremely difficult' } },
    ],
    isUnscored: true,
  },
} as const satisfies Record<string, Item>

export const gadItems = {
  nervous: {
    id: 'gad1',
    text: { tr: 'Sinirli, kaygılı ya da gergin hissetmek', en: 'Feeling nervous, anxious, or on edge' },
  },
  control: {
    id: 'gad2',
    text: {
      tr: 'Endişelenmeyi durduramamak ya da kontrol edememek',
      en: 'Not being able to stop or control worrying',
    },
  },
  worry: {
    id: 'gad3',
    text: {
      tr: 'Farklı konular hakkında çok fazla endişelenmek',
      en: 'Worrying too much about different things',
    },
  },
  relaxing: { id: 'gad4', text: { tr: 'Rahatlamakta zorlanmak', en: 'Trouble relaxing' } },
  restless: {
    id: 'gad5',
    text: {
      tr: 'Yerinizde duramayacak kadar huzursuz olmak',
      en: 'Being so restless that it is hard to sit still',
    },
  },
  irritable: {
    id: 'gad6',
    text: { tr: 'Kolayca kızmak ya da çabuk sinirlenmek', en: 'Becoming easily annoyed or irritable' },
  },
  afraid: {
    id: 'gad7',
    text: {
      tr: 'Kötü bir şey olacakmış gibi korku duymak',
      en: 'Feeling afraid as if something awful might happen',
    },
  },
} as const satisfies Record<string, Item>

export const lowMood: { readonly what: Texts; readonly when: Texts } = {
  what: { tr: 'çökkünlük belirtilerinin', en: 'of signs of low mood' },
  when: inTwoWeeks,
}

export const anxiety: { readonly what: Texts; readonly when: Texts } = {
  what: { tr: 'kaygı belirtilerinin', en: 'of signs of anxiety' },
  when: inTwoWeeks,
}

export const gulec2012 = 'Yazıcı Güleç M ve ark. Compr Psychiatry 2012;53:623-629 (PHQ-SADS).'
export const konkan2013 = 'Konkan R ve ark. Nöropsikiyatri Arşivi 2013;50:53-58.'
