import { redirectDocument } from 'react-router'

/** An address that is not ours leads to the root of the site (specification, section 2). */
export function clientLoader() {
  throw redirectDocument('/')
}
