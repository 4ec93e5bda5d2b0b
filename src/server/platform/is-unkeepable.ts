const notKept = new Set([
  // NUL in a text, and in a text within JSON.
  '22021',
  '22P05',
])
/** Of JSON: what we write is right in all but half a surrogate pair. */
const noSuchText = '22P02'

/** Did the database refuse a value because of a character that it has no way to keep? */
export function isUnkeepable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error)) return isUnkeepable(error.cause)
  const isOfJson = 'where' in error && /JSON/.test(String(error.where))
  return notKept.has(String(error.code)) || (error.code === noSuchText && isOfJson)
}
