import { reflection } from '../shared/reflection.ts'

export const returnReflection = reflection({
  id: 'reflection-return',
  title: ['İşe dönüş değerlendirmesi', 'Return to work reflection'],
  intro: [
    'Bir aradan sonra işe dönerken ya da dönmek üzereyken nelere yer açabileceğinize bakın.',
    'See what you could make room for when you come back, or are about to come back, after a break.',
  ],
  lookBackDays: null,
  questions: [
    {
      id: 'plan',
      asks: ['İlk haftamın nasıl geçeceğini biliyorum.', 'I know what my first week will look like.'],
      idea: [
        'Yöneticinizden ilk hafta için yalnızca üç öncelik isteyin ve yazılı olarak netleştirin.',
        'Ask your manager for just three priorities for the first week, and get them in writing.',
      ],
      keep: [
        'Planınız var; ilk haftanın sonunda yeniden bakın.',
        'You have a plan; look at it again at the end of the first week.',
      ],
    },
    {
      id: 'pace',
      asks: ['Yavaş başlamaya hakkım olduğunu düşünüyorum.', 'I think that I may start slowly.'],
      idea: [
        'Günün en dinç olduğunuz saatlerini önemli işlere, gerisini alışmaya ayırın.',
        'Give your freshest hours to what matters, and the rest to getting used to it again.',
      ],
      keep: [
        'Kendinize tanıdığınız bu pay dönüşü kolaylaştırır.',
        'The room you give yourself makes coming back easier.',
      ],
    },
    {
      id: 'say',
      asks: ['Ne kadarını anlatacağıma kendim karar verdim.', 'I have decided for myself how much to tell.'],
      idea: [
        'Sorulara vereceğiniz kısa bir cümleyi önceden hazırlayın; ayrıntı vermek zorunda değilsiniz.',
        'Prepare one short sentence for questions; you do not have to give details.',
      ],
      keep: ['Sınırınız belli; ona güvenin.', 'Your line is drawn; trust it.'],
    },
    {
      id: 'ally',
      asks: [
        'İş yerinde zorlanırsam konuşabileceğim biri var.',
        'There is someone at work I could talk to if it gets hard.',
      ],
      idea: [
        'Güvendiğiniz bir iş arkadaşınızla dönüşten önce kısa bir kahve planlayın.',
        'Plan a short coffee with a colleague you trust before you come back.',
      ],
      keep: ['Bu desteği ilk günden hatırlayın.', 'Remember this support from the first day on.'],
    },
    {
      id: 'rest',
      asks: ['İş dışında dinlenmeye yer ayırdım.', 'I have kept room for rest outside work.'],
      idea: [
        'İlk iki hafta akşamlarınıza yeni bir yük eklemeyin.',
        'Add nothing new to your evenings in the first two weeks.',
      ],
      keep: [
        'Dinlenmeyi planın parçası saymanız iyi.',
        'It is good that you count rest as part of the plan.',
      ],
    },
  ],
})
