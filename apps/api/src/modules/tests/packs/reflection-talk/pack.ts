import { reflection } from '../shared/reflection.ts'

export const talkReflection = reflection({
  id: 'reflection-talk',
  title: ['Zor bir konuşmaya hazırlık değerlendirmesi', 'Ready for a difficult talk reflection'],
  intro: [
    'Önünüzdeki zor bir konuşmaya ne kadar hazır olduğunuza bakın.',
    'See how ready you are for a difficult talk ahead of you.',
  ],
  lookBackDays: null,
  questions: [
    {
      id: 'aim',
      asks: [
        'Bu konuşmadan ne istediğimi tek cümleyle söyleyebiliyorum.',
        'I can say in one sentence what I want from this talk.',
      ],
      idea: [
        '“Konuşma bittiğinde … olsun istiyorum” cümlesini tamamlayın ve yanınıza alın.',
        'Complete the sentence “When we have talked, I would like …” and take it with you.',
      ],
      keep: [
        'Hedefiniz açık; konuşma dağılırsa ona dönün.',
        'Your aim is clear; come back to it if the talk wanders.',
      ],
    },
    {
      id: 'facts',
      asks: ['Olanı yorumumdan ayırabiliyorum.', 'I can tell what happened from what I make of it.'],
      idea: [
        'Bir kâğıdı ikiye bölün: solda gördükleriniz ve duyduklarınız, sağda düşündükleriniz. Konuşmaya soldan başlayın.',
        'Divide a page in two: left what you saw and heard, right what you think. Begin the talk on the left.',
      ],
      keep: [
        'Olandan başlamak karşınızdakine de yer açar.',
        'Starting from what happened leaves room for the other person too.',
      ],
    },
    {
      id: 'other',
      asks: [
        'Karşımdakinin nasıl görüyor olabileceğini düşündüm.',
        'I have thought about how the other person may see it.',
      ],
      idea: [
        'Onun açısından bakan üç cümle yazın; katılmanız gerekmiyor.',
        'Write three sentences from their side; you do not have to agree with them.',
      ],
      keep: [
        'Bu merakı konuşmada bir soruyla gösterin.',
        'Show this curiosity with a question when you talk.',
      ],
    },
    {
      id: 'place',
      asks: ['Uygun bir zaman ve yer seçtim.', 'I have chosen a good time and place.'],
      idea: [
        'Acele edilmeyen, bölünmeyeceğiniz bir yarım saat önerin ve konuyu önceden söyleyin.',
        'Suggest an unhurried half hour without interruption, and name the topic beforehand.',
      ],
      keep: [
        'Zemin hazır; telefonları kenara koymayı unutmayın.',
        'The ground is prepared; remember to put the phones aside.',
      ],
    },
    {
      id: 'calm',
      asks: ['Gerilirsem nasıl ara vereceğimi biliyorum.', 'I know how I will pause if I get tense.'],
      idea: [
        'Bir cümle hazırlayın: “Bunu doğru konuşmak istiyorum, beş dakika ara verelim mi?”',
        'Prepare a sentence: “I want us to talk about this well; shall we take five minutes?”',
      ],
      keep: [
        'Ara verebilmek konuşmayı kurtarır; çekinmeden kullanın.',
        'A pause can save a talk; do not hesitate to use it.',
      ],
    },
  ],
})
