import { addresses, type CallName, formEncoded, largestFileOf } from './contract/addresses.ts'

/** The loose shape of an input, as the code that sends it sees it. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const pathSegment = (name: CallName, parameter: string, value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  // A URL parser resolves `.` and `..` even when encoded: the call would go to another address.
  if (text === '' || text === '.' || text === '..')
    throw new RangeError(`${name} needs a usable parameter "${parameter}"`)
  return encodeURIComponent(text)
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** A query string without the parameters whose value is empty or absent (specification, section 5). */
const queryString = (query: Readonly<Record<string, unknown>> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => isGiven(value))
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Method, path and query of a call. Throws a `RangeError` where a path parameter is missing. */
export const requestLine = (name: CallName, { params = {}, query }: LooseInput = {}) => {
  const [method = 'GET', pattern = ''] = addresses[name].split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, parameter: string) =>
    pathSegment(name, parameter, params[parameter]),
  )
  return { method, path: path + queryString(query) }
}

const formData = (fields: readonly (readonly [string, unknown])[]): FormData => {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}

/** The body of a call: form-encoded for the token endpoint (specification, section 7), multipart for files, else JSON. */
export const requestBody = (
  name: CallName,
  body: unknown,
): { json?: unknown; body?: URLSearchParams | FormData } => {
  if (body === undefined || body === null) return {}
  const isMultipart = largestFileOf(name) !== null
  if (!(isMultipart || formEncoded.includes(name)) || typeof body !== 'object') return { json: body }
  const given = Object.entries(body).filter(([, value]) => isGiven(value))
  if (isMultipart) return { body: formData(given) }
  return { body: new URLSearchParams(given.map(([field, value]) => [field, String(value)])) }
}
