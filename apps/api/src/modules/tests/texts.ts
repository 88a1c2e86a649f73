import type { ChangeDirection } from './change.ts'
import type { Origin, Texts } from './pack.ts'

/** What every test and result says, whatever its pack. No word here is meant to frighten. */
export const notDiagnosis: Texts = {
  tr: 'Bu bir tanı değildir; yalnızca kendinize bakmanıza yardımcı olur. Yanıtlarınızı ve sonucunuzu sizden başka kimse görmez.',
  en: 'This is not a diagnosis; it only helps you to look at yourself. Nobody but you sees your answers and your result.',
}

export const safety: Texts = {
  tr: 'Kendinizi güvende hissetmediğinizde ya da acil bir durumda beklemeden 112’yi arayın.',
  en: 'If you do not feel safe, or in an emergency, call 112 without waiting.',
}

export const preferNotToAnswer: Texts = { tr: 'Yanıtlamak istemiyorum', en: 'Prefer not to answer' }

export const changeTexts: Readonly<Record<ChangeDirection, Texts>> = {
  better: {
    tr: 'Önceki sonucunuza göre bir iyileşme var; fark, rastlantıyla açıklanabilecek olandan büyük.',
    en: 'This is better than your earlier result, by more than chance would explain.',
  },
  worse: {
    tr: 'Önceki sonucunuza göre daha zor bir dönemdesiniz; fark, rastlantıyla açıklanabilecek olandan büyük.',
    en: 'This is a harder time than your earlier result showed, by more than chance would explain.',
  },
  noClearChange: {
    tr: 'Önceki sonucunuzla aradaki fark, açık bir değişim sayılmayacak kadar küçük.',
    en: 'The difference from your earlier result is too small to be called a clear change.',
  },
  notJudged: {
    tr: 'Bu formda hangi farkın açık bir değişim sayılacağına dair dayandığımız yayımlanmış bir ölçüt yok; iki puan yalnızca yan yana durur.',
    en: 'For this form we rely on no published figure of what counts as a clear change; the two scores just stand side by side.',
  },
}

export const originTexts: Readonly<Record<Origin, Texts>> = {
  original: { tr: 'Özgün metin.', en: 'Original wording.' },
  official: { tr: 'Sahibinin resmî çevirisi.', en: 'Official translation by its owner.' },
  validated: { tr: 'Geçerliği incelenmiş çeviri.', en: 'Translation whose validity was studied.' },
  project: {
    tr: 'Bu ürün için yapılmış çeviridir; resmî ya da geçerliği incelenmiş bir çeviri değildir.',
    en: 'Translated for this product; neither an official translation nor one whose validity was studied.',
  },
}

export const withoutScore = {
  means: {
    tr: 'Bazı soruları yanıtlamadığınız için puan hesaplanmadı.',
    en: 'Some questions were left out, so no score was worked out.',
  },
  nextStep: {
    tr: 'Yanıtsız bırakmak hakkınızdır. Bir puan görmek isterseniz süresi dolduğunda soruların tümünü yanıtlayabilirsiniz.',
    en: 'Leaving questions out is your right. If you would like a score, you can answer them all when the form’s time has come again.',
  },
} as const satisfies Record<string, Texts>

export const itemwise = {
  means: {
    tr: 'Her soru tek başına okunur; bu formun toplam puanı yoktur.',
    en: 'Each question is read on its own; this form has no total.',
  },
  nextStep: {
    tr: 'Sizi en çok düşündüren soruyu seçin ve güvendiğiniz biriyle konuşun.',
    en: 'Choose the question that gives you most to think about, and talk it over with someone you trust.',
  },
} as const satisfies Record<string, Texts>

export const reflected = {
  means: {
    tr: 'Aşağıdaki öneriler yanıtlarınıza göre seçildi; puanı ve eşiği yoktur.',
    en: 'The ideas below were chosen by your answers; there is no score and no threshold.',
  },
  nextStep: {
    tr: 'Önerilerden yalnızca birini seçin ve bu hafta deneyin.',
    en: 'Choose just one of the ideas and try it this week.',
  },
} as const satisfies Record<string, Texts>

export const changeRuleText = (points: number, source: string): Texts => ({
  tr: `En az ${points} puanlık bir fark açık değişim sayılır. Kaynak: ${source}`,
  en: `A difference of at least ${points} points counts as a clear change. Source: ${source}`,
})
