import type { Language } from '@avita/i18n-routes'
import { fillText } from '../fill-text.ts'
import en from '../locales/en/messages.json' with { type: 'json' }
import tr from '../locales/tr/messages.json' with { type: 'json' }

const texts: Record<Language, typeof tr> = { tr, en }
en satisfies Record<keyof typeof tr, string>
tr satisfies Record<keyof typeof en, string>

/** Subject and text of a message to a person, in their language. */
export const messageText = (
  kind:
    | 'code'
    | 'contactCode'
    | 'phoneChanged'
    | 'emailChanged'
    | 'phoneRemoved'
    | 'reset'
    | 'invitation'
    | 'formReceived'
    | 'requestReceived',
  language: Language,
  values: Readonly<Record<string, string | number>>,
): { readonly subject: string; readonly text: string } => ({
  subject: fillText(texts[language][`${kind}.subject`], values),
  text: fillText(texts[language][`${kind}.text`], values),
})
