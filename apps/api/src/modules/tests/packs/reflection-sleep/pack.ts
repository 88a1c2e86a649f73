import { reflection } from '../shared/reflection.ts'

export const sleepReflection = reflection({
  id: 'reflection-sleep',
  title: ['Uyku alışkanlıkları değerlendirmesi', 'Sleep habits reflection'],
  intro: [
    'Son bir haftadaki uyku alışkanlıklarınıza birlikte bakalım.',
    'A look at your sleep habits over the last week.',
  ],
  lookBackDays: 7,
  questions: [
    {
      id: 'rhythm',
      asks: [
        'Hafta içi ve hafta sonu benzer saatlerde yatıp kalktım.',
        'I went to bed and got up at similar times on weekdays and at the weekend.',
      ],
      idea: [
        'Önce yalnızca kalkış saatinizi sabitlemeyi deneyin; yatış saati arkasından gelsin.',
        'Try to keep just your getting-up time steady first, and let bedtime follow.',
      ],
      keep: [
        'Düzeniniz oturmuş; yoğun haftalarda da kalkış saatinizi koruyun.',
        'Your rhythm is in place; keep your getting-up time in busy weeks too.',
      ],
    },
    {
      id: 'evening',
      asks: ['Yatmadan önceki saati sakin geçirdim.', 'I spent the hour before bed quietly.'],
      idea: [
        'Yatmadan yarım saat önce işi ve haberleri bir kenara bırakıp yerine tek bir sakin alışkanlık koyun.',
        'Half an hour before bed, put work and news aside and set one quiet habit in their place.',
      ],
      keep: ['Bu sakin saati kendinize ayırmayı sürdürün.', 'Go on keeping that quiet hour for yourself.'],
    },
    {
      id: 'screen',
      asks: ['Telefonum yatağımın dışında kaldı.', 'My phone stayed out of my bed.'],
      idea: [
        'Telefonu bu gece başka bir odada şarj etmeyi deneyin; gerekirse çalar saat kullanın.',
        'Try charging your phone in another room tonight; use a bedside clock if you need one.',
      ],
      keep: [
        'Yatağı telefonsuz tutmak sizde işliyor; böyle kalsın.',
        'A bed without a phone works for you; leave it that way.',
      ],
    },
    {
      id: 'thoughts',
      asks: [
        'Aklımdakileri yatağa taşımadan bırakabildim.',
        'I could set down what was on my mind before going to bed.',
      ],
      idea: [
        'Akşam yemeğinden sonra beş dakika ayırıp yarına kalanları yazın; liste sabah sizi bekler.',
        'Take five minutes after dinner to write down what is left for tomorrow; the list will wait until morning.',
      ],
      keep: [
        'Zihninizi boşaltmanın size uyan bir yolunu bulmuşsunuz.',
        'You have found a way of clearing your mind that suits you.',
      ],
    },
    {
      id: 'rested',
      asks: ['Sabahları dinlenmiş uyandım.', 'I woke up rested in the morning.'],
      idea: [
        'Bir hafta boyunca yatış, kalkış ve dinlenmişlik notu tutun; uzun süredir böyleyse hekiminize de gösterin.',
        'Note bedtime, getting-up time and how rested you feel for a week; if it has been like this for long, show it to your doctor too.',
      ],
      keep: ['Bedeniniz dinlenmenin karşılığını veriyor.', 'Your body is giving back the rest you give it.'],
    },
  ],
})
