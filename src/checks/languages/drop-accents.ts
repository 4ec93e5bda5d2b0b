/**
 * A word as file names write it, without its accents. A short one stays as it is: without them it may be another word,
 * Czech `být` (be), `byt` (flat); `vaše` (your), German `Vase`.
 */
export function dropAccents(word: string): string {
  return word.length > 4 ? word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l') : word
}
