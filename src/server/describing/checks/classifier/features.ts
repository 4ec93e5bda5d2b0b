import { quotation } from '#server/describing/checks/quotation.ts'
import { bits, maskOf, remarkBits } from '#server/describing/checks/speech/kinds.ts'
import { remarksFrom } from '#server/describing/checks/speech/look-up-word.ts'
import { readWords } from '#server/describing/checks/speech/read-speech.ts'
import { createFeatureSet } from './create-feature-set.ts'

/** How many features are told apart; those that share a number weigh the same. */
export const buckets = 2 ** 18

/** Features of one sort, each once, by its number below `buckets`; each weighs the same. */
export type FeatureGroup = Int32Array

const features = createFeatureSet(buckets)

const token = /[\p{L}\p{M}\p{N}']+|[^\s\p{L}\p{M}\p{N}]/gu
const fewestLetters = 2
const mostLetters = 5
/** Of longer words the beginning says what they mean, and the ending in which form they stand. */
const mostLettersOfShort = 4
const lettersOfBeginning = 6
const lettersOfEnd = 3
/** Those of remarks are counted from here on. */
const kindsOfSpeech = 31
const knownOfSpeech = maskOf(bits, ...namesOf(bits))
const knownOfRemarks = maskOf(remarkBits, ...namesOf(remarkBits))
const firstWords = 3
const space = 32
const signs = [/\?/, /!/, /:/, /_/, /\d/, /[[({<]/, /\s[–—-]\s/, /^\p{Ll}/u, /[.!?…]$/]

/** What tells features of different sorts apart that are made of the same. */
const sort = {
  word: 1,
  letters: 2,
  kind: 3,
  place: 4,
  pair: 5,
  neighbours: 6,
  length: 7,
  known: 8,
  sign: 9,
  edge: 10,
}

/**
 * What a classifier looks at: the words of a text, alone and by twos; rows of two to five letters within them; how longer ones
 * begin and end; the kinds of its words (`SpeechWords`, `RemarkWords`), where they stand first, and its signs; and which kinds
 * meet. Kinds are those of the language that knows most of the words, so that what is learned of one language holds for all.
 * What stands in quotation marks is what a picture says, and no feature.
 */
export function featuresOf(text: string): FeatureGroup[] {
  const said = text.replaceAll('’', "'").replace(quotation, ' … ').trim()
  const lower = said.toLowerCase()
  const words = lower.match(token) ?? []
  const kinds = kindsOf(lower)
  return [wordsOf(words), lettersOf(words), edgesOf(words), singleOf(said, kinds), pairsOf(kinds)]
}

/** How much a feature of a group weighs: long texts have more of them, and say no more by it. */
export function weightOf(group: FeatureGroup): number {
  return 1 / Math.sqrt(group.length || 1)
}

function wordsOf(words: readonly string[]): FeatureGroup {
  let before = begin(sort.word)
  for (const word of words) {
    const alone = goOn(begin(sort.word), word)
    features.add(spread(alone))
    features.add(spread(goOn(hashOn(before, space), word)))
    before = alone
  }
  return features.take()
}

function lettersOf(words: readonly string[]): FeatureGroup {
  for (const word of words) {
    const spaced = ` ${word} `
    for (let start = 0; start < spaced.length - 1; start += 1) {
      let hash = begin(sort.letters)
      const end = Math.min(start + mostLetters, spaced.length)
      for (let index = start; index < end; index += 1) {
        hash = hashOn(hash, spaced.charCodeAt(index))
        if (index - start >= fewestLetters - 1) features.add(spread(hash))
      }
    }
  }
  return features.take()
}

function edgesOf(words: readonly string[]): FeatureGroup {
  for (const word of words) {
    if (word.length <= mostLettersOfShort) continue
    features.add(spread(goOn(begin(sort.edge), word.slice(0, lettersOfBeginning))))
    features.add(spread(goOn(hashOn(begin(sort.edge), space), word.slice(-lettersOfEnd))))
  }
  return features.take()
}

/** Kinds that the text has and where they stand first, how long it is, how much of it is known, and its signs. */
function singleOf(said: string, kinds: readonly (readonly number[])[]): FeatureGroup {
  for (const kind of kinds.flat()) features.add(hashNumbers(kind, 0, sort.kind))
  for (const [place, ofWord] of kinds.slice(0, firstWords).entries())
    for (const kind of ofWord.length > 0 ? ofWord : [-1]) features.add(hashNumbers(kind, place, sort.place))
  const known = kinds.filter((ofWord) => ofWord.length > 0).length
  features.add(hashNumbers(Math.min(10, kinds.length >> 2), 0, sort.length))
  features.add(hashNumbers(Math.round((8 * known) / (kinds.length || 1)), 0, sort.known))
  for (const [index, sign] of signs.entries())
    if (sign.test(said)) features.add(hashNumbers(index, 0, sort.sign))
  return features.take()
}

/** The numbers of each word's kinds, as the language has them that knows most of the words. */
function kindsOf(text: string): number[][] {
  const { words, known } = readWords(text)
  const language = known.indexOf(Math.max(...known))
  return words.map(({ kinds }) =>
    kinds
      ? [
          ...bitsOf(kinds[language]!, knownOfSpeech, 0),
          ...bitsOf(kinds[remarksFrom + language]!, knownOfRemarks, kindsOfSpeech),
        ]
      : [],
  )
}

function bitsOf(kinds: number, known: number, from: number): number[] {
  const found: number[] = []
  for (let rest = kinds & known; rest !== 0; rest &= rest - 1)
    found.push(from + 31 - Math.clz32(rest & -rest))
  return found
}

/** Kinds that meet in the text, and those of neighbours. */
function pairsOf(kinds: readonly (readonly number[])[]): FeatureGroup {
  const all = [...new Set(kinds.flat())].sort((a, b) => a - b)
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) features.add(hashNumbers(one, other, sort.pair))
  for (const [index, ofWord] of kinds.entries())
    for (const one of ofWord)
      for (const next of kinds[index + 1] ?? []) features.add(hashNumbers(one, next, sort.neighbours))
  return features.take()
}

/** FNV-1a, begun differently for each sort. */
function begin(of: number): number {
  return 0x811c9dc5 ^ of
}

function goOn(hash: number, text: string): number {
  for (let index = 0; index < text.length; index += 1) hash = hashOn(hash, text.charCodeAt(index))
  return hash
}

function hashOn(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

function hashNumbers(one: number, other: number, of: number): number {
  return spread(Math.imul(one + 2, 0x9e3779b1) ^ Math.imul(other + 7, 0x85ebca6b) ^ Math.imul(of, 0xc2b2ae35))
}

function spread(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (once ^ (once >>> 12)) & (buckets - 1)
}

function namesOf<K extends string>(of: Record<K, number>): K[] {
  // Safe: the keys of a record are its names.
  return Object.keys(of) as K[]
}
