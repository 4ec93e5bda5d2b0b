import { languages } from '#server/describing/languages/languages.ts'
import { listWords } from '#server/describing/languages/list-words.ts'
import { bits, type Kind, type RemarkKind, remarkBits } from './kinds.ts'

/**
 * The kinds of a word as bits, a number for each language in the order of `languages`; behind these as many again for the
 * kinds of remarks.
 */
export type KindsByLanguage = Int32Array

export interface Phrase {
  /** The words after the first. */
  rest: readonly string[]
  /** Where in `KindsByLanguage` its kind belongs. */
  place: number
  kind: number
}

interface Lexicon {
  words: Map<string, KindsByLanguage>
  /** Beginnings of words. */
  stems: Map<string, KindsByLanguage>
  longestStem: number
  /** By their first words. */
  phrases: Map<string, Phrase[]>
}

/** Where in `KindsByLanguage` the kinds of remarks begin. */
export const remarksFrom = languages.size
export const kindsLength = 2 * remarksFrom
const shortestStem = 2
const mostRemembered = 20_000

let lexicon: Lexicon | null = null
const remembered = new Map<string, KindsByLanguage | null>()

/** The kinds of a word in lower case; null: of none in any language. The parts of `l'immagine` and `alt-text` count, too. */
export function lookUpWord(word: string): KindsByLanguage | null {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const kinds = findKinds(word, takeLexicon())
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(word, kinds)
  return kinds
}

/** Phrases that begin with this word. */
export function phrasesFrom(word: string): readonly Phrase[] | undefined {
  return takeLexicon().phrases.get(word)
}

export function isPhraseAt(words: readonly string[], start: number, { rest }: Phrase): boolean {
  return rest.every((word, index) => {
    const said = words[start + 1 + index]
    if (said === undefined) return false
    return word.endsWith('*') ? said.startsWith(word.slice(0, -1)) : said === word
  })
}

function findKinds(word: string, { words, stems, longestStem }: Lexicon): KindsByLanguage | null {
  const found: KindsByLanguage[] = []
  const whole = words.get(word)
  if (whole) found.push(whole)
  for (let length = shortestStem; length <= Math.min(word.length, longestStem); length += 1) {
    const stem = stems.get(word.slice(0, length))
    if (stem) found.push(stem)
  }
  if (!whole && /['_-]/.test(word))
    for (const part of word.split(/['_-]/)) {
      // One letter is more often a symbol: “ESC/I-2”.
      const kinds = part === word || part.length === 1 ? null : lookUpWord(part)
      if (kinds) found.push(kinds)
    }
  if (found.length === 0) return null
  const kinds = new Int32Array(kindsLength)
  for (const one of found) for (let index = 0; index < kindsLength; index += 1) kinds[index]! |= one[index]!
  return kinds
}

/** Made for the first text that is judged: a process that judges none need not wait for it. */
function takeLexicon(): Lexicon {
  lexicon ??= makeLexicon()
  return lexicon
}

function makeLexicon(): Lexicon {
  const made: Lexicon = { words: new Map(), stems: new Map(), longestStem: 0, phrases: new Map() }
  // Safe: the table's own keys.
  for (const [language, { speech, remarks }] of [...languages.values()].entries()) {
    for (const [kind, list] of Object.entries(speech) as [Kind, string][])
      for (const entry of listWords(list)) addEntry(made, entry, language, bits[kind])
    for (const [kind, list] of Object.entries(remarks) as [RemarkKind, string][])
      for (const entry of listWords(list)) addEntry(made, entry, remarksFrom + language, remarkBits[kind])
  }
  return made
}

function addEntry(made: Lexicon, entry: string, place: number, kind: number): void {
  const [first = '', ...rest] = entry.split('_')
  if (rest.length > 0) {
    const phrases = made.phrases.get(first) ?? []
    phrases.push({ rest, place, kind })
    made.phrases.set(first, phrases)
    return
  }
  const isStem = entry.endsWith('*')
  const word = isStem ? entry.slice(0, -1) : entry
  if (isStem) made.longestStem = Math.max(made.longestStem, word.length)
  const map = isStem ? made.stems : made.words
  const kinds = map.get(word) ?? new Int32Array(kindsLength)
  kinds[place]! |= kind
  map.set(word, kinds)
}
