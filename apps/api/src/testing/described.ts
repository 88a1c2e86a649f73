import { everyEntry } from '../documentation/entry.ts'
import { beforeAnyCall, statusesOf } from '../documentation/refusals.ts'

const addresses = everyEntry.map(({ name, method, path }) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  isFixed: !path.includes(':'),
}))

const callAt = (method: string, url: string) => {
  const path = url.split('?')[0] ?? ''
  const fitting = addresses.filter((call) => call.method === method && call.pattern.test(path))
  return fitting.find(({ isFixed }) => isFixed) ?? fitting[0]
}

/** Every test shows that the documentation is complete: a call may not answer with a status that it does not list. */
export const requireDescribed = (method: string, url: string, status: number): void => {
  const call = callAt(method, url)
  if (!call || beforeAnyCall.includes(status) || statusesOf(call.name).includes(status)) return
  throw new Error(
    `${call.name} answered ${status}, which its description does not list: add the code that it answers with to "refuses" of its entry, for example refuses: { ${status}: ['…'] }`,
  )
}
