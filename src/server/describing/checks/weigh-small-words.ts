import { countSmallWords, tagsWithSmallWords } from '#server/describing/languages/small-words.ts'
import type { KnownLanguage } from './known-language.ts'

/** Small words as they speak for the language that was asked for, and for the one that they speak for most besides. */
export interface SmallWords {
  own: number
  other: number
  /** Empty where none speaks for another. */
  otherTag: string
}

/** `words` in lower case. What two languages have in common speaks for both. */
export function weighSmallWords(words: readonly string[], asked: KnownLanguage): SmallWords {
  const counts = countSmallWords(words)
  const weighed: SmallWords = { own: 0, other: 0, otherTag: '' }
  for (const [index, count] of counts.entries()) {
    if (!asked.isOther[index]) weighed.own = Math.max(weighed.own, count)
    else if (count > weighed.other) {
      weighed.other = count
      weighed.otherTag = tagsWithSmallWords[index] ?? ''
    }
  }
  return weighed
}
