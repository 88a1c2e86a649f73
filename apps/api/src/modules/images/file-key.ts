/** Where a public image's file lies in the storage. */
export const keyOf = (name: string): string => `public/${name}`
