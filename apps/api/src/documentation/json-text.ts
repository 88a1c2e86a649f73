const widest = 96

/** JSON for people: what fits into a line stands in one. */
export const jsonText = (value: unknown, indent = ''): string => {
  const short = JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return short
  const spaced = JSON.stringify(value, null, 1).replace(/\n */g, ' ')
  if (indent.length + spaced.length <= widest) return spaced
  const deeper = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((item) => `${deeper}${jsonText(item, deeper)}`)
    : Object.entries(value).map(
        ([name, part]) => `${deeper}${JSON.stringify(name)}: ${jsonText(part, deeper)}`,
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}
