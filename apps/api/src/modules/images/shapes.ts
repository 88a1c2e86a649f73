import type { ImageType } from '@avita/api-client/contract'

/** Widths in pixels per type, the largest last; a square is cut out for a face. */
export const shapes: Readonly<
  Record<ImageType, { readonly widths: readonly number[]; readonly isSquare?: true }>
> = {
  cover: { widths: [480, 960, 1600] },
  inline: { widths: [480, 960] },
  slider: { widths: [640, 1280, 1920] },
  avatar: { widths: [96, 192], isSquare: true },
}
