import type { Band, SumScale } from '../../pack.ts'
import { sevenSteps } from '../shared/agreement.ts'
import { bothLanguages, englishOriginal, notReviewed, wellbeingLimits } from '../shared/facts.ts'
import { nextSteps } from '../shared/next-steps.ts'
import { totals } from '../shared/vectors.ts'

const part = (
  id: string,
  from: number,
  to: number,
  tr: string,
  en: string,
  nextStep: Band['nextStep'],
): Band => ({
  id,
  from,
  to,
  label: { tr: `Ölçeğin ${tr} bölümü`, en: `${en.charAt(0).toUpperCase()}${en.slice(1)} part of the scale` },
  means: {
    tr: `Yanıtlarınız ölçeğin ${tr} bölümünde. Bölümler yalnızca puan aralığının üçe ayrılmasıdır; bir eşik değildir.`,
    en: `Your answers lie in the ${en} part of the scale. The parts are the range of points cut in three, and no threshold.`,
  },
  nextStep,
})

export const flourishing: SumScale = {
  kind: 'scale',
  id: 'flourishing',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Psikolojik iyi oluş (Flourishing Scale)', en: 'Flourishing Scale' },
  intro: {
    tr: 'İlişkiler, anlam, ilgi ve iyimserlik gibi alanlarda kendinizi nasıl gördüğünüze bakar.',
    en: 'Looks at how you see yourself in areas such as relationships, purpose, interest and optimism.',
  },
  minutes: 2,
  lookBackDays: null,
  instruction: {
    tr: 'Aşağıdaki cümlelere ne ölçüde katıldığınızı işaretleyin.',
    en: 'Below are eight statements with which you may agree or disagree. Indicate your agreement with each item.',
  },
  options: sevenSteps({ tr: 'Ne katılıyorum ne katılmıyorum', en: 'Neither agree nor disagree' }),
  items: [
    {
      id: 'fs1',
      text: { tr: 'Amaçlı ve anlamlı bir yaşam sürüyorum.', en: 'I lead a purposeful and meaningful life.' },
    },
    {
      id: 'fs2',
      text: {
        tr: 'Sosyal ilişkilerim destekleyici ve doyurucu.',
        en: 'My social relationships are supportive and rewarding.',
      },
    },
    {
      id: 'fs3',
      text: {
        tr: 'Günlük etkinliklerime bağlı ve ilgiliyim.',
        en: 'I am engaged and interested in my daily activities.',
      },
    },
    {
      id: 'fs4',
      text: {
        tr: 'Başkalarının mutluluğuna ve iyi oluşuna etkin biçimde katkıda bulunuyorum.',
        en: 'I actively contribute to the happiness and well-being of others.',
      },
    },
    {
      id: 'fs5',
      text: {
        tr: 'Benim için önemli olan etkinliklerde yetkin ve becerikliyim.',
        en: 'I am competent and capable in the activities that are important to me.',
      },
    },
    {
      id: 'fs6',
      text: {
        tr: 'İyi bir insanım ve iyi bir yaşam sürüyorum.',
        en: 'I am a good person and live a good life.',
      },
    },
    {
      id: 'fs7',
      text: { tr: 'Geleceğim konusunda iyimserim.', en: 'I am optimistic about my future.' },
    },
    { id: 'fs8', text: { tr: 'İnsanlar bana saygı duyar.', en: 'People respect me.' } },
  ],
  scoring: 'sum',
  higherIs: 'better',
  // The authors print no bands; these are thirds of the range and are called nothing else.
  bands: [
    part('lower', 8, 24, 'alt', 'lower', nextSteps.talk),
    part('middle', 25, 40, 'orta', 'middle', nextSteps.watch),
    part('higher', 41, 56, 'üst', 'higher', nextSteps.keep),
  ],
  change: null,
  limits: wellbeingLimits,
  citation:
    'Diener E, Wirtz D, Tov W, et al. New well-being measures: Short scales to assess flourishing and positive and negative feelings. Soc Indic Res 2010;97:143-156.',
  licence: {
    verdict: 'green',
    text: {
      tr: '© Ed Diener ve Robert Biswas-Diener. Kaynak gösterilerek izin alınmadan kullanılabilir.',
      en: '© Ed Diener and Robert Biswas-Diener. May be used without permission, with credit.',
    },
    file: 'diener.md',
  },
  origin: englishOriginal,
  studies: {
    tr: ['Telef BB. Hacettepe Üniversitesi Eğitim Fakültesi Dergisi 2013;28:374-384.'],
    en: ['Diener E, Wirtz D, Tov W, et al. Soc Indic Res 2010;97:143-156.'],
  },
  ...notReviewed,
  vectors: totals(
    { count: 8, least: 1, most: 7 },
    [8, 'lower'],
    [24, 'lower'],
    [25, 'middle'],
    [40, 'middle'],
    [41, 'higher'],
    [56, 'higher'],
  ),
}
