/** How long a refused sign-in shows its error, in ms (specification, section 9). */
export const loginErrorMilliseconds = 5000

/** How long after the press a sign-out removes what is stored, in ms (specification, section 9). */
export const logoutDelayMilliseconds = 100
