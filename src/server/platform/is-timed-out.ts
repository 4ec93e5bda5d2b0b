/** Whether a statement was cancelled because it took too long, or because its result is no longer needed. */
export function isTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Both have this code; only the message, in the database's language, differs.
  return ('code' in error && error.code === '57014') || isTimedOut(error.cause)
}
