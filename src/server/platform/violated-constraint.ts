/** The name of the constraint that a write of Drizzle's broke; undefined for every other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Object && 'constraint' in cause ? String(cause.constraint) : undefined
}
