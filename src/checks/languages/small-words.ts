import { listWords } from './language.ts'
import { languages } from './languages.ts'
import { namedLanguages } from './named-languages.ts'

/** BCP 47 tags of the languages whose small words are known; at most 31, one bit each. */
export const tagsWithSmallWords: readonly string[] = [
  ...[...languages.values()].map(({ tag }) => tag),
  ...Object.keys(namedLanguages),
]

const bitsByWord = readBits()

/** How many of these words (lower case) are small ones of each language, in the order of the tags. */
export function countSmallWords(words: Iterable<string>): number[] {
  const counts = tagsWithSmallWords.map(() => 0)
  for (const word of words) {
    let bits = bitsByWord.get(word) ?? 0
    while (bits !== 0) {
      const index = 31 - Math.clz32(bits)
      counts[index]! += 1
      bits &= ~(1 << index)
    }
  }
  return counts
}

function readBits(): ReadonlyMap<string, number> {
  const lists = [
    ...[...languages.values()].map(({ stopWords }) => stopWords),
    ...Object.values(namedLanguages).map(({ words }) => words),
  ]
  const bits = new Map<string, number>()
  for (const [index, list] of lists.entries())
    for (const word of listWords(list)) bits.set(word, (bits.get(word) ?? 0) | (1 << index))
  return bits
}
