import type { Problem, TokenError } from '@avita/api-client/contract'
import { problemDocument } from '../http/problem-document.ts'
import { tokenFailure } from '../identity/token-failure.ts'
import { type FieldFault, problem, type ProblemCode, problemText } from '../problems.ts'
import type { Entry } from './entry.ts'
import { componentsOf, membersOf } from './json-schema.ts'

/** For texts that name something. */
const values = { kinds: 'PDF', count: 3, date: '30.11.2026' }

const requestId = '6f1d0f7c-2b4e-4c55-9a6e-3d1c7b90e2a4'

const firstOf = (schema: Entry['body']): string | undefined => {
  if (!schema) return undefined
  const members = membersOf(componentsOf('part', schema, 'input')['part'] ?? {})
  return (members.find(({ isRequired }) => isRequired) ?? members[0])?.name
}

/** A field that the call really takes; where it takes none, one that it does not know. */
const faultOf = ({ name, params, query, body }: Entry): FieldFault => {
  if (name === 'token') return { field: 'body.username', code: 'login.usernameMissing' }
  const inBody = firstOf(body)
  if (inBody) return { field: `body.${inBody}`, code: 'field.missing' }
  const inPath = firstOf(params)
  if (inPath) return { field: `params.${inPath}`, code: 'field.invalid' }
  const inQuery = firstOf(query)
  return inQuery
    ? { field: `query.${inQuery}`, code: 'field.invalid' }
    : { field: 'query.page', code: 'field.unknown' }
}

const anyFault: FieldFault = { field: 'query.pageSize', code: 'list.pageSizeTooLarge' }

const failureWith = (status: number, code: ProblemCode, errors?: readonly FieldFault[]) =>
  problem(code, { status, values, ...(errors ? { errors } : {}) })

interface Example<Document> {
  readonly summary: string
  readonly value: Document
}

/** The document of a code, as whoever asks in Turkish reads it; the summary says it in English. */
export const problemExample = (status: number, code: ProblemCode): Example<Problem> => ({
  summary: problemText(code, 'en', values),
  value: problemDocument(
    failureWith(status, code, code === 'request.invalid' ? [anyFault] : undefined),
    'tr',
    requestId,
  ),
})

/** An input that was refused, with the field that a call names. */
export const invalidExample = (entry: Entry): Example<Problem> => ({
  summary: problemText('request.invalid', 'en'),
  value: problemDocument(failureWith(400, 'request.invalid', [faultOf(entry)]), 'tr', requestId),
})

/** The same refusal in the form of the token endpoint. */
export const tokenErrorExample = (status: number, code: ProblemCode): Example<TokenError> => {
  const errors = code === 'identity.clientUnknown' ? [{ field: 'body.client_id', code: 'field.invalid' }] : []
  const failure = failureWith(status, code, errors)
  return { summary: problemText(code, 'en', values), value: tokenFailure(failure, 'tr').document }
}
