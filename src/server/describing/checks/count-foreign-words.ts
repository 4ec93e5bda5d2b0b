import type { KnownLanguage } from './known-language.ts'

/** How many words (in lower case) are written as the language writes none, less those that its neighbours do not write. */
export function countForeignWords(
  words: readonly string[],
  { foreignLetter, detection }: KnownLanguage,
): number {
  let count = 0
  for (const word of words) {
    if (foreignLetter?.test(word) || detection.letters?.foreign.test(word)) count += 1
    else if (detection.letters?.own.test(word)) count -= 1
  }
  return count
}
