/** Was a statement ended because it took too long, or because nobody waits for it any more? */
export function isTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // The code of both; only a sentence, in the language of the database, tells them apart.
  return ('code' in error && error.code === '57014') || isTimedOut(error.cause)
}
