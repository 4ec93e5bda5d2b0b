/** The first letters of a name's first and last word: `anna.meier` → `AM`, `redaktion` → `R`. */
export function profileInitials(username: string): string {
  const words = username.split(/[\s._-]+/u).filter(Boolean)
  const first = firstLetter(words[0] ?? username)
  return words.length > 1 ? first + firstLetter(words.at(-1) ?? '') : first
}

function firstLetter(word: string): string {
  return ([...word][0] ?? '').toUpperCase()
}
