import type { ContentPicture } from '@avita/api-client/contract'
import { publishedContent } from './schema.ts'

/** What a reading statement selects for {@link pictureOf}. */
export const pictureColumns = {
  picture: publishedContent.picture,
  pictureAlt: publishedContent.pictureAlt,
}

export interface PictureRow {
  readonly picture: Omit<ContentPicture, 'alt'> | null
  readonly pictureAlt: string | null
}

/** The picture of a text; `null` where there is none, its image is gone, or the language does not say what it shows. */
export const pictureOf = ({ picture, pictureAlt }: PictureRow): ContentPicture | null =>
  picture === null || pictureAlt === null ? null : { alt: pictureAlt, ...picture }
