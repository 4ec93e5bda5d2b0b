import { quotation } from '#server/describing/checks/quotation.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { bits, inPhrase, type Kind, maskOf, remarkBits } from './kinds.ts'
import {
  isPhraseAt,
  type KindsByLanguage,
  kindsLength,
  lookUpWord,
  type Phrase,
  phrasesFrom,
  remarksFrom,
} from './look-up-word.ts'

/** A sentence as one language understands it. */
export interface Sentence {
  tokens: readonly string[]
  /** The kinds of each word, as bits. */
  words: readonly number[]
  /** The kinds of remarks of each word, where one says that something failed; and those that meet in the sentence. */
  notes: readonly number[]
  noted: number
  /** Does no other language know more of the text's words? */
  isBest: boolean
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

/** The kinds of remarks that are a fault in a sentence of hardly any other kind. */
const heeded = maskOf(remarkBits, 'service', 'failed', 'mishap', 'would', 'only', 'sight')
const failing = maskOf(remarkBits, 'failed', 'mishap')

/** A language that knows fewer of a text's words than this share of those that the best one knows is not its language. */
export const leastShare = 0.7

/** A text in lower case, with ' for ’, and without what is quoted: a sign or somebody else says it. */
export function asSpeech(text: string): string {
  return text.replaceAll('’', "'").replace(quotation, ' … ').trim().toLowerCase()
}

/**
 * The sentences of a text with the kinds of their words, once for each language that the text may be in and in which at
 * least two kinds meet: a text in any language may be a fault. `text` is as `asSpeech` makes it.
 */
export function readSpeech(text: string): readonly Sentence[] {
  const read = takeText(text)
  read.speech ??= understand(read)
  return read.speech
}

function understand({ sentences, words: whole, known }: ReadText): Sentence[] {
  const understood: Sentence[] = []
  const textLength = whole.length
  const most = Math.max(...known)
  const fewest = most * leastShare
  for (const [place, { tokens, kinds, clauseOf, isQuestion }] of sentences.entries()) {
    const isAtEnd = place === 0 || place === sentences.length - 1
    for (let language = 0; language < languages.size; language += 1) {
      if (known[language]! < fewest) continue
      let all = 0
      let noted = 0
      for (const one of kinds)
        if (one) {
          all |= one[language]!
          noted |= one[remarksFrom + language]!
        }
      // One kind alone is none of a fault: `all` has a single bit.
      if ((noted & heeded) === 0 && (all & (all - 1)) === 0) continue
      const clauses: number[] = []
      const words = kinds.map((one, index) => {
        const ofWord = one?.[language] ?? 0
        const clause = clauseOf[index]!
        clauses[clause] = (clauses[clause] ?? 0) | ofWord
        return ofWord
      })
      const notes = (noted & failing) === 0 ? [] : kinds.map((one) => one?.[remarksFrom + language] ?? 0)
      const isBest = known[language]! >= Math.min(most, Math.max(2, most - 1))
      understood.push({
        tokens,
        words,
        clauses,
        all,
        notes,
        noted,
        isBest,
        isQuestion,
        isFirst: place === 0,
        isAtEnd,
        textLength,
      })
    }
  }
  return understood
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

/** Several rules read the two texts of a language one after the other: with and without what is quoted in them, and what stands in brackets. */
const read = new Map<string, ReadText>()
const mostRead = 6

function takeText(text: string): ReadText {
  const known = read.get(text)
  if (known) return known
  const [oldest] = read.keys()
  if (read.size >= mostRead && oldest !== undefined) read.delete(oldest)
  const now = readText(text)
  read.set(text, now)
  return now
}

interface ReadText {
  sentences: readonly ReadSentence[]
  words: readonly ReadWord[]
  /** How many of them each language knows. */
  known: readonly number[]
  /** What `readSpeech` made of it, once that was asked for. */
  speech?: readonly Sentence[]
}

interface ReadSentence {
  tokens: readonly string[]
  kinds: readonly (KindsByLanguage | null)[]
  /** Of each word, which clause it stands in. */
  clauseOf: readonly number[]
  isQuestion: boolean
}

/** How many words each language knows. */
function countKnown(words: readonly ReadWord[]): readonly number[] {
  const known = new Array<number>(languages.size).fill(0)
  for (const { kinds } of words)
    if (kinds)
      for (let language = 0; language < known.length; language += 1)
        if (kinds[language] || kinds[remarksFrom + language]) known[language]! += 1
  return known
}

interface ReadWord {
  token: string
  /** Its place in the text. */
  start: number
  kinds: KindsByLanguage | null
}

/** The words of a text with their kinds, and how many of them each language knows. `text` is as `readSpeech` wants it. */
export function readWords(text: string): Pick<ReadText, 'words' | 'known'> {
  return takeText(text)
}

function readText(text: string): ReadText {
  const all: ReadWord[] = []
  let from = 0
  const sentences = text.split(betweenSentences).map((sentence) => {
    const words: string[] = []
    const starts: number[] = []
    const clauseOf: number[] = []
    for (const [clause, said] of sentence.split(betweenClauses).entries()) {
      from = text.indexOf(said, from)
      for (const { 0: found, index } of said.matchAll(word)) {
        words.push(found)
        starts.push(from + index)
        clauseOf.push(clause)
      }
      from += said.length
    }
    const kinds = lookUpWords(words)
    for (const [index, token] of words.entries())
      all.push({ token, start: starts[index]!, kinds: kinds[index]! })
    return { tokens: words, kinds, clauseOf, isQuestion: /\?\s*$/.test(sentence) }
  })
  return { sentences, words: all, known: countKnown(all) }
}

function lookUpWords(words: readonly string[]): (KindsByLanguage | null)[] {
  const kinds = words.map(lookUpWord)
  for (const [index, first] of words.entries()) {
    const phrases = phrasesFrom(first)
    if (!phrases) continue
    for (const phrase of phrases)
      if (isPhraseAt(words, index, phrase)) {
        const own = Int32Array.from(kinds[index] ?? new Int32Array(kindsLength))
        own[phrase.place]! |= phrase.kind
        kinds[index] = own
        if (phrase.place >= remarksFrom) markRest(kinds, index, phrase)
      }
  }
  return kinds
}

function markRest(kinds: (KindsByLanguage | null)[], first: number, { rest, place }: Phrase): void {
  for (let index = first + 1; index <= first + rest.length; index += 1) {
    const own = Int32Array.from(kinds[index] ?? new Int32Array(kindsLength))
    own[place]! |= inPhrase
    kinds[index] = own
  }
}
