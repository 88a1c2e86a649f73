import { reflection } from '../shared/reflection.ts'

export const expatReflection = reflection({
  id: 'reflection-expat',
  title: ['Yeni bir ülkeye uyum değerlendirmesi', 'Settling in a new country reflection'],
  intro: [
    'Yeni bir ülkede yaşamaya alışırken son bir ayda nelerin yolunda gittiğine bakın.',
    'See what has gone well over the last month while getting used to a new country.',
  ],
  lookBackDays: 30,
  questions: [
    {
      id: 'routine',
      asks: ['Günlük işlerimi kolayca halledebildim.', 'I could manage everyday matters easily.'],
      idea: [
        'Sizi en çok yoran tek bir işi seçin ve burada uzun süredir yaşayan birine nasıl yaptığını sorun.',
        'Choose the one matter that tires you most, and ask someone who has lived here longer how they do it.',
      ],
      keep: [
        'Günlük düzeniniz kurulmuş; yeni gelenlere de yol gösterebilirsiniz.',
        'Your routine is in place; you could show newcomers the way.',
      ],
    },
    {
      id: 'people',
      asks: ['Burada konuşmaktan hoşlandığım insanlar var.', 'There are people here I like talking to.'],
      idea: [
        'Haftada bir, aynı yerde ve saatte yapılan bir etkinlik seçin; tanışıklık yineledikçe gelir.',
        'Choose one thing a week that happens at the same place and time; acquaintance comes with repetition.',
      ],
      keep: [
        'Bu bağları besleyin; küçük bir davet yeter.',
        'Look after these ties; a small invitation is enough.',
      ],
    },
    {
      id: 'language',
      asks: [
        'Dil engeliyle karşılaşınca bir yol buldum.',
        'When language stood in the way, I found a way round.',
      ],
      idea: [
        'Sık karşılaştığınız üç durum için kısa cümleler hazırlayın ve yanınızda taşıyın.',
        'Prepare short sentences for three situations that you often meet, and carry them with you.',
      ],
      keep: [
        'Yanlış yapmaktan çekinmemeniz size yol açıyor.',
        'Not minding mistakes is opening doors for you.',
      ],
    },
    {
      id: 'home',
      asks: ['Geride bıraktıklarımla bağım bana iyi geldi.', 'My ties with those I left behind did me good.'],
      idea: [
        'Ne zaman konuşacağınızı önceden kararlaştırın; böylece iki taraf da özlemle baş başa kalmaz.',
        'Agree beforehand when you will talk, so that neither side is left alone with missing the other.',
      ],
      keep: ['Uzakla yakını dengede tutuyorsunuz.', 'You keep far and near in balance.'],
    },
    {
      id: 'self',
      asks: [
        'Burada kendim gibi hissettiğim anlar oldu.',
        'There were moments here when I felt like myself.',
      ],
      idea: [
        'Eskiden size iyi gelen bir alışkanlığı burada küçük bir biçimde yeniden kurun.',
        'Bring back one habit that used to do you good, in a small way, here.',
      ],
      keep: [
        'Bu anları fark etmek uyumun kendisidir.',
        'Noticing these moments is what settling in is made of.',
      ],
    },
  ],
})
