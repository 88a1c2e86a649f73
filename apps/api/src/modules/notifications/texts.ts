import type { NotificationText } from '@avita/api-client/contract'
import { type Language, type PageId, pathOf } from '@avita/i18n-routes'
import { fillText } from '../../fill-text.ts'
import en from '../../locales/en/notifications.json' with { type: 'json' }
import tr from '../../locales/tr/notifications.json' with { type: 'json' }

const texts: Record<Language, typeof tr> = { tr, en }
en satisfies Record<keyof typeof tr, string>
tr satisfies Record<keyof typeof en, string>

const pageOf = {
  bulletin: 'bulletinDetail',
  aboutLife: 'discoveryDetail',
  article: 'articleDetail',
} as const satisfies Record<string, PageId>

/** What a notification may arise from. */
export type AnnouncedKind = keyof typeof pageOf

const longestTitle = 300

/** What a notification says about something that has been published. */
export const announcementText = (
  kind: AnnouncedKind,
  itemId: string,
  title: string,
  language: Language,
): NotificationText => ({
  title: texts[language][`${kind}.title`],
  text: fillText(texts[language][`${kind}.text`], { title: title.slice(0, longestTitle) }),
  link: pathOf(pageOf[kind], language, { id: itemId }),
})

/** The same as the text of a mail. */
export const mailText = (language: Language, { text, link }: NotificationText, publicUrl: string): string =>
  fillText(texts[language]['mail.text'], { text, link: `${publicUrl}${link ?? ''}` })
