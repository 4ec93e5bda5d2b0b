/** The name of the constraint that a write by Drizzle violated; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Object && 'constraint' in cause ? String(cause.constraint) : undefined
}
