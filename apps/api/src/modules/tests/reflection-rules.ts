import type { ReflectionDraft } from '@avita/api-client/contract'
import { type FieldFault, problem } from '../../problems.ts'

/** Names and words of instruments: a reflection must not look like one. Digits are refused as well. */
const instrumentNames =
  /\d|\b(?:test|scale|inventory|questionnaire|index|phq|gad|who|k6|k10|swls|rses|rosenberg|ons|cbi|core|audit|asrs|mbi|maslach|bdi|bai|beck|dass|stai|hads|isi|pss|psqi|epworth|uwes|wemwbs|pcl)\b|ölçe[kğ]|envanter|anket|testi/iu

const titleFaults = ({ title }: ReflectionDraft, part: string): FieldFault[] => [
  ...(/değerlendirme/u.test(title.tr.toLocaleLowerCase('tr'))
    ? []
    : [{ field: `${part}.title.tr`, code: 'tests.titleNeedsReflection' }]),
  ...(/reflection/iu.test(title.en)
    ? []
    : [{ field: `${part}.title.en`, code: 'tests.titleNeedsReflection' }]),
  ...(['tr', 'en'] as const)
    .filter((language) => instrumentNames.test(title[language]))
    .map((language) => ({ field: `${part}.title.${language}`, code: 'tests.titleNamesInstrument' })),
]

/** Throws 400 where a title sounds like a test, or a tip belongs to an option that does not exist; `part` is where it came. */
export const checkReflection = (draft: ReflectionDraft, part: 'body' | 'body.text'): void => {
  const tipFaults = draft.questions.flatMap(({ tips }, question) =>
    tips.flatMap(({ options }, tip) =>
      options.every((option) => option < draft.options.length)
        ? []
        : [{ field: `${part}.questions.${question}.tips.${tip}.options`, code: 'tests.optionUnknown' }],
    ),
  )
  const faults = [...titleFaults(draft, part), ...tipFaults]
  if (faults.length > 0) throw problem('request.invalid', { status: 400, errors: faults })
}
