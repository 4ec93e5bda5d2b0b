import { languages } from '#server/describing/languages/languages.ts'
import { bits, type Kind } from './kinds.ts'
import { isPhraseAt, type KindsByLanguage, lookUpWord, phrasesFrom } from './look-up-word.ts'

/** A sentence as one language understands it. */
export interface Sentence {
  /** The kinds of each word, as bits. */
  words: readonly number[]
  /** The kinds that meet in each clause. */
  clauses: readonly number[]
  /** The kinds that meet in the sentence. */
  all: number
  isQuestion: boolean
  isFirst: boolean
  /** Is it the first or the last of the text? */
  isAtEnd: boolean
  /** How many words the whole text has. */
  textLength: number
}

const betweenSentences = /(?<=[.!?;])\s+/u
const betweenClauses = /,\s|\s[–—]\s|:\s/u
const word = /[\p{L}\p{M}\p{N}]+(?:['_.-][\p{L}\p{M}\p{N}]+)*/gu

/** A language that knows fewer of a text's words than this share of those that the best one knows is not its language. */
const leastShare = 0.7

/**
 * The sentences of a text with the kinds of their words, once for each language that the text may be in and in which at
 * least two kinds meet: a text in any language may be a fault. `text` is in lower case, with ' for ’, and without quotations.
 */
export function* readSpeech(text: string): Generator<Sentence> {
  const sentences = text.split(betweenSentences).map(readSentence)
  const textLength = sentences.reduce((sum, { kinds }) => sum + kinds.length, 0)
  const known = countKnown(sentences.map(({ kinds }) => kinds))
  const fewest = Math.max(...known) * leastShare
  for (const [place, { kinds, clauseOf, isQuestion }] of sentences.entries()) {
    const isAtEnd = place === 0 || place === sentences.length - 1
    for (let language = 0; language < languages.size; language += 1) {
      if (known[language]! < fewest) continue
      let all = 0
      for (const one of kinds) if (one) all |= one[language]!
      // One kind alone is none of a fault: `all` has a single bit.
      if ((all & (all - 1)) === 0) continue
      const clauses: number[] = []
      const words = kinds.map((one, index) => {
        const ofWord = one?.[language] ?? 0
        const clause = clauseOf[index]!
        clauses[clause] = (clauses[clause] ?? 0) | ofWord
        return ofWord
      })
      yield { words, clauses, all, isQuestion, isFirst: place === 0, isAtEnd, textLength }
    }
  }
}

/** Do words of all these kinds meet in what `kinds` says? */
export function meet(kinds: number, ...wanted: Kind[]): boolean {
  return wanted.every((kind) => (kinds & bits[kind]) !== 0)
}

/** Is a word of one of these kinds in what `kinds` says? */
export function hasAny(kinds: number, ...wanted: Kind[]): boolean {
  return wanted.some((kind) => (kinds & bits[kind]) !== 0)
}

/** Where the first word of a kind stands; -1: nowhere. */
export function placeOf({ words, all }: Sentence, kind: Kind): number {
  return (all & bits[kind]) === 0 ? -1 : words.findIndex((one) => (one & bits[kind]) !== 0)
}

/** Is what follows said by a sign, a screen or somebody in the picture: is there one before the first word of this kind? */
export function isShownBefore(sentence: Sentence, kind: Kind): boolean {
  const shows = placeOf(sentence, 'shows')
  return shows !== -1 && shows < placeOf(sentence, kind)
}

/** How many words each language knows. */
function countKnown(sentences: readonly (KindsByLanguage | null)[][]): number[] {
  const known = new Array<number>(languages.size).fill(0)
  for (const kinds of sentences)
    for (const one of kinds)
      if (one)
        for (let language = 0; language < known.length; language += 1)
          if (one[language]) known[language]! += 1
  return known
}

function readSentence(sentence: string) {
  const words: string[] = []
  const clauseOf: number[] = []
  for (const [clause, said] of sentence.split(betweenClauses).entries())
    for (const [found] of said.matchAll(word)) {
      words.push(found)
      clauseOf.push(clause)
    }
  const kinds = words.map(lookUpWord)
  for (const [index, first] of words.entries())
    for (const phrase of phrasesFrom(first) ?? [])
      if (isPhraseAt(words, index, phrase)) {
        const own = Int32Array.from(kinds[index] ?? new Int32Array(languages.size))
        own[phrase.language]! |= phrase.kind
        kinds[index] = own
      }
  return { kinds, clauseOf, isQuestion: /\?\s*$/.test(sentence) }
}
