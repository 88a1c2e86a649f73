import { z } from 'zod'
import { anonymous, call, open, signedIn } from './call.ts'
import { clientIds, longestSessionSeconds } from './constants.ts'

export const ClientId = z.enum(clientIds)
export type ClientId = z.infer<typeof ClientId>

const ownClient = { client_id: ClientId.optional(), client_secret: z.string().max(200).optional() }

export const Phone = z.string().regex(/^\+[1-9]\d{6,14}$/, 'identity.phoneInvalid')

/** A password of 8 to 128 characters of any kind (security, I5). */
export const Password = z.string().min(8, 'identity.passwordTooShort').max(128, 'identity.passwordTooLong')

export const TokenRequest = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('password'),
    username: z.string().trim().min(1, 'login.usernameMissing').max(200),
    password: z.string().min(1, 'login.passwordMissing').max(128),
    OwnerId: z.coerce.number<number | string>().int(),
    ...ownClient,
  }),
  z.strictObject({
    grant_type: z.literal('otp'),
    client_id: ClientId,
    client_secret: z.string().max(200),
    username: Phone,
    password: z.string().regex(/^\d{6}$/, 'identity.codeInvalid'),
    state: z.string().min(1).max(200),
  }),
  z.strictObject({
    grant_type: z.literal('client_credentials'),
    client_id: ClientId,
    client_secret: z.string().max(200).optional(),
    scope: z.string().max(200).optional(),
  }),
])

/** `expires_in` in seconds, at most 12 hours. */
export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int().positive().max(longestSessionSeconds),
  scope: z.string(),
})

export type TokenAnswer = z.infer<typeof TokenAnswer>

/** The error of the token endpoint (RFC 6749, section 5.2), which is not a problem document. */
export const TokenError = z.object({
  error: z.enum([
    'invalid_request',
    'invalid_client',
    'invalid_grant',
    'unauthorized_client',
    'unsupported_grant_type',
    'invalid_scope',
    'temporarily_unavailable',
  ]),
  error_description: z.string(),
})

export type TokenError = z.infer<typeof TokenError>

/** The exact text that the client replaces in English (decisions, section 3). */
export { wrongCredentialsText } from './texts.ts'

const Accepted = z.object({ accepted: z.literal(true) })

export const Account = z.object({ name: z.string(), email: z.string(), surname: z.string() })
export type Account = z.infer<typeof Account>

export const identity = {
  token: call('token', {
    access: open,
    // A signature each; on its own, so that nothing else of an office keeps its people from signing in.
    perMinute: { address: 1_200 },
    body: TokenRequest,
    example: { body: { grant_type: 'client_credentials', client_id: 'corporate' } },
    refuses: { 401: ['identity.clientUnknown'], 429: ['identity.tooManyAttempts'] },
    answer: TokenAnswer,
    says: 'Issues an access token for the password, otp or client_credentials grant.',
  }),
  requestOneTimePassword: call('requestOneTimePassword', {
    access: anonymous,
    body: z.strictObject({ PhoneNumber: Phone, State: z.string().min(1).max(200) }),
    example: { body: { PhoneNumber: '+905550000000', State: '9f2c' } },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: Accepted,
    says: 'Sends a one-time password to a phone. The answer is the same for known and unknown phones.',
  }),
  signOut: call('signOut', {
    access: signedIn,
    body: z.strictObject({ token: z.string().max(4096).optional() }),
    example: { body: {} },
    answer: z.object({ signedOut: z.literal(true) }),
    says: 'Ends the session of the token that makes the call.',
  }),
  signingKeys: call('signingKeys', {
    access: open,
    // A question to the database each, and the answer holds for minutes.
    perMinute: { address: 120 },
    answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
    says: 'The public keys that access tokens are signed with (JWKS).',
  }),
  requestPasswordReset: call('requestPasswordReset', {
    access: anonymous,
    body: z.strictObject({ email: z.email('identity.emailInvalid').max(200) }),
    example: { body: { email: 'nobody@example.com' } },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: Accepted,
    says: 'Mails a one-time reset link. The answer is the same for known and unknown addresses.',
  }),
  resetPassword: call('resetPassword', {
    access: anonymous,
    body: z.strictObject({ token: z.string().min(20).max(200), password: Password }),
    example: { body: { token: 'the-token-of-the-link-in-the-mail', password: 'four quiet words here' } },
    refuses: { 400: ['identity.resetLinkInvalid'], 429: ['identity.tooManyAttempts'] },
    answer: z.object({ changed: z.literal(true) }),
    says: 'Sets a new password with the token of a reset link and ends every session of the account.',
  }),
  account: call('account', {
    access: signedIn,
    answer: Account,
    says: 'The name, e-mail and surname of the person who is signed in.',
  }),
} as const
