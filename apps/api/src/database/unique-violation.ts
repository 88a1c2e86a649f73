/** The unique constraint that a statement ran into; `null` for any other error. */
export const violatedConstraint = (error: unknown): string | null => {
  for (let link = error, depth = 0; link instanceof Error && depth < 5; link = link.cause, depth += 1)
    if (
      'code' in link &&
      link.code === '23505' &&
      'constraint' in link &&
      typeof link.constraint === 'string'
    )
      return link.constraint
  return null
}
