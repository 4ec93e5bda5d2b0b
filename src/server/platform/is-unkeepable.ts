const notKept = new Set([
  // NUL in a text, and in a text within JSON.
  '22021',
  '22P05',
])
/** Invalid JSON: ours is valid except for a lone surrogate. */
const noSuchText = '22P02'

/** Whether the database refused a value because of a character that it cannot store. */
export function isUnkeepable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error)) return isUnkeepable(error.cause)
  const isOfJson = 'where' in error && /JSON/.test(String(error.where))
  return notKept.has(String(error.code)) || (error.code === noSuchText && isOfJson)
}
