import { reflection } from '../shared/reflection.ts'

export const moneyReflection = reflection({
  id: 'reflection-money',
  title: ['Para ve kaygı değerlendirmesi', 'Money and worry reflection'],
  intro: [
    'Son bir ayda para konularının zihninizde ne kadar yer tuttuğuna bakın.',
    'See how much room money has taken in your mind over the last month.',
  ],
  lookBackDays: 30,
  questions: [
    {
      id: 'overview',
      asks: ['Bu ay ne gelip ne gittiğini biliyordum.', 'I knew what came in and what went out this month.'],
      idea: [
        'Yarım saat ayırıp sabit giderlerinizi tek bir sayfaya yazın; yorum yapmadan yalnızca yazın.',
        'Take half an hour to write your fixed costs on one page; only write, do not judge.',
      ],
      keep: ['Bu genel bakışı ayda bir yenileyin.', 'Renew this overview once a month.'],
    },
    {
      id: 'letters',
      asks: [
        'Fatura ve bildirimleri ertelemeden açtım.',
        'I opened bills and notices without putting them off.',
      ],
      idea: [
        'Haftada bir gün ve saat seçin; hepsini o zaman birlikte açın, gerekirse yanınızda biri olsun.',
        'Choose one day and hour a week and open them all together then, with someone beside you if it helps.',
      ],
      keep: [
        'Ertelememek belirsizliği küçültüyor; sürdürün.',
        'Not putting it off keeps uncertainty small; go on.',
      ],
    },
    {
      id: 'talk',
      asks: [
        'Para konusunu güvendiğim biriyle konuşabildim.',
        'I could talk about money with someone I trust.',
      ],
      idea: [
        'Konuşmaya rakamlarla değil, sizi en çok neyin düşündürdüğüyle başlayın.',
        'Begin with what is on your mind most, not with the figures.',
      ],
      keep: ['Bu konuşmayı açık tutmanız iyi.', 'It is good that you keep this conversation open.'],
    },
    {
      id: 'sleep',
      asks: ['Para düşüncesi gecelerimi etkilemedi.', 'Thoughts of money left my nights alone.'],
      idea: [
        'Gece gelen düşünceyi yatağın yanındaki kâğıda tek cümleyle yazın ve gündüz bakacağınız saati not edin.',
        'Write the thought that comes at night in one sentence on paper beside the bed, with the hour of the day at which you will look at it.',
      ],
      keep: [
        'Gecelerinizi bu konudan koruyabilmişsiniz.',
        'You have been able to keep this out of your nights.',
      ],
    },
    {
      id: 'help',
      asks: ['Gerekirse nereden destek alacağımı biliyorum.', 'I know where to get support if I need it.'],
      idea: [
        '“Hizmet kapsamı” sayfasından size açık olan danışma konularına bakın.',
        'Look at the “Our services” page for the advice that is open to you.',
      ],
      keep: [
        'Yolu bilmek bile rahatlatır; elinizin altında dursun.',
        'Just knowing the way is a relief; keep it at hand.',
      ],
    },
  ],
})
