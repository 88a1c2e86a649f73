import { reflection } from '../shared/reflection.ts'

export const digitalReflection = reflection({
  id: 'reflection-digital',
  title: ['Dijital yoğunluk değerlendirmesi', 'Digital overload reflection'],
  intro: [
    'Son bir haftada ekranların, bildirimlerin ve mesajların gününüzde ne kadar yer tuttuğuna bakın.',
    'See how much of your days screens, notifications and messages took over the last week.',
  ],
  lookBackDays: 7,
  questions: [
    {
      id: 'notifications',
      asks: ['Hangi bildirimin bana ulaşacağını ben seçtim.', 'I chose which notifications reach me.'],
      idea: [
        'Bugün üç uygulamanın bildirimini kapatın; eksikliğini hissederseniz birini geri açın.',
        'Turn off the notifications of three apps today; turn one back on if you miss it.',
      ],
      keep: [
        'Bildirimleriniz sizin elinizde; ayda bir gözden geçirin.',
        'Your notifications are in your hands; look through them once a month.',
      ],
    },
    {
      id: 'focus',
      asks: [
        'Bir işe bölünmeden yarım saat ayırabildim.',
        'I could give one task half an hour without interruption.',
      ],
      idea: [
        'Günde bir kez yarım saatliğine mesajlarınızı kapatın ve ekibinize ne zaman döneceğinizi yazın.',
        'Close your messages for half an hour once a day, and tell your team when you will be back.',
      ],
      keep: [
        'Kesintisiz çalışma zamanınızı takviminizde tutun.',
        'Keep your uninterrupted time in the calendar.',
      ],
    },
    {
      id: 'meetings',
      asks: ['Toplantıların arasında nefes alacak yer vardı.', 'There was room to breathe between meetings.'],
      idea: [
        'Kendi düzenlediğiniz toplantıları beş dakika erken bitirmeyi deneyin.',
        'Try ending the meetings that you call five minutes early.',
      ],
      keep: ['Bu araları savunmayı sürdürün.', 'Go on defending these gaps.'],
    },
    {
      id: 'evening',
      asks: ['Akşamları iş mesajlarına bakmadım.', 'I did not look at work messages in the evening.'],
      idea: [
        'İş uygulamalarını telefonunuzun ilk ekranından kaldırın; ulaşılması gereken durumlar için tek bir yol belirleyin.',
        'Take work apps off the first screen of your phone; agree on one way to reach you when it must be.',
      ],
      keep: ['Akşamlarınız size ait; böyle kalsın.', 'Your evenings are yours; leave it that way.'],
    },
    {
      id: 'offline',
      asks: ['Ekransız, keyif aldığım bir şey yaptım.', 'I did something I enjoy without a screen.'],
      idea: [
        'Ekransız yapmaktan hoşlandığınız üç şeyi yazın ve bu hafta birini seçin.',
        'Write down three things you like doing without a screen, and choose one this week.',
      ],
      keep: ['Bu alışkanlığa yer açmaya devam edin.', 'Go on making room for this habit.'],
    },
  ],
})
