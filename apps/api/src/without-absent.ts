type Present<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

const isPresent = <Value>(entry: [string, Value | undefined]): entry is [string, Value] =>
  entry[1] !== undefined

/** The fields that are there: `undefined` from an optional field of a body would otherwise be written as a change. */
export const withoutAbsent = <Fields extends object>(fields: Fields): Present<Fields> => {
  const present: Present<Fields> = {}
  for (const [key, value] of Object.entries(fields).filter(isPresent)) Reflect.set(present, key, value)
  return present
}
