const startsWith = (content: Uint8Array, text: string) =>
  Buffer.from(content.subarray(0, text.length)).toString('latin1') === text

const signatures = {
  'application/pdf': '%PDF-',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/jpeg': '\xff\xd8\xff',
} as const

export type KnownMediaType = keyof typeof signatures

const isKnown = (name: string): name is KnownMediaType => name in signatures

/** The media type by what the content begins with; a file's name and what its sender says of it count for nothing. */
export const mediaTypeOf = (content: Uint8Array): KnownMediaType | null =>
  Object.keys(signatures)
    .filter(isKnown)
    .find((type) => startsWith(content, signatures[type])) ?? null
