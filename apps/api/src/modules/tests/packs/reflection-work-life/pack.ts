import { reflection } from '../shared/reflection.ts'

export const workLifeReflection = reflection({
  id: 'reflection-work-life',
  title: ['İş ve yaşam dengesi değerlendirmesi', 'Work and life reflection'],
  intro: [
    'Son iki haftada iş ile geri kalan yaşamınızın nasıl yan yana durduğuna bakın.',
    'See how work and the rest of your life have stood side by side over the last two weeks.',
  ],
  lookBackDays: 14,
  questions: [
    {
      id: 'end',
      asks: ['İş günümün belirli bir bitişi vardı.', 'My working day had a clear end.'],
      idea: [
        'Günün son on dakikasını kapanışa ayırın: yarının ilk işini yazın, sonra bilgisayarı kapatın.',
        'Keep the last ten minutes of the day for closing: write down the first task of tomorrow, then shut the computer.',
      ],
      keep: ['Günü kapatma alışkanlığınızı koruyun.', 'Keep your habit of closing the day.'],
    },
    {
      id: 'breaks',
      asks: ['Gün içinde gerçekten ara verdim.', 'I took real breaks during the day.'],
      idea: [
        'Takviminize iki kısa ara yazın ve birini masanızdan uzakta geçirin.',
        'Put two short breaks in your calendar and spend one of them away from your desk.',
      ],
      keep: [
        'Aralarınız size iyi geliyor; yoğun günlerde de vazgeçmeyin.',
        'Your breaks do you good; do not give them up on busy days.',
      ],
    },
    {
      id: 'people',
      asks: [
        'Sevdiklerime aklım işte olmadan vakit ayırdım.',
        'I had time for those I love without my mind at work.',
      ],
      idea: [
        'Bu hafta telefonsuz bir saat seçin ve kiminle geçireceğinize şimdiden karar verin.',
        'Choose one hour without a phone this week, and decide now with whom you will spend it.',
      ],
      keep: ['Bu zamanı korumanız değerli.', 'It is worth a lot that you guard this time.'],
    },
    {
      id: 'own',
      asks: ['Yalnızca kendim için bir şey yaptım.', 'I did something just for myself.'],
      idea: [
        'Yirmi dakikada yapabileceğiniz küçük bir şey seçin ve gününü belirleyin.',
        'Choose something small that fits into twenty minutes, and fix its day.',
      ],
      keep: ['Kendinize ayırdığınız zamanı sürdürün.', 'Go on taking that time for yourself.'],
    },
    {
      id: 'no',
      asks: ['Sığmayan bir işe “şimdi olmaz” diyebildim.', 'I could say “not now” to what did not fit.'],
      idea: [
        'Bir sonraki istekte yanıtı hemen vermeyin; “takvimime bakıp döneceğim” deyin.',
        'At the next request, do not answer at once; say “let me look at my calendar and come back to you”.',
      ],
      keep: [
        'Sınırınızı açıkça söylemek başkalarına da kolaylık sağlar.',
        'Saying where your limit is makes it easier for others too.',
      ],
    },
  ],
})
