const notKept = new Set([
  // NUL in a text, and in a text within JSON.
  '22021',
  '22P05',
])

/** Did the database refuse a value because of a character that it has no way to keep? */
export function isUnkeepable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && notKept.has(String(error.code))) || isUnkeepable(error.cause)
}
