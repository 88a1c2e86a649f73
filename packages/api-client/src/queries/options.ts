/** The client itself tries a read again (security, B7): with those of the query it would be tried 16 times. */
export const onceMore = { retry: false } as const
