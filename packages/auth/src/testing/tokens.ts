const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as the identity service makes them, but for its signature, which the client does not check. */
export const tokenWith = (claims: object): string =>
  `${part({ alg: 'ES256', typ: 'at+jwt' })}.${part(claims)}.c2lnbmF0dXJl`

export const ayse = { name: 'Ayşe', email: 'ayse@ornek.test', family_name: 'Yılmaz' }

/** The answer of the token endpoint for Ayşe, valid for an hour. */
export const answerFor = (claims: object = ayse, expiresIn = 3600) => ({
  access_token: tokenWith(claims),
  expires_in: expiresIn,
  scope: 'api panel',
})
