/** Texts that server and client have to agree on to the letter. */

/** `error_description` of a refused password or code (decisions, section 3). */
export const wrongCredentialsText = 'Kullanıcı adı veya şifre hatalı. Lütfen kontrol edip tekrar deneyiniz.'
