import { foldAccents } from '#server/describing/languages/fold-accents.ts'
import { CzechStemmer } from '#server/describing/languages/snowball/czech.ts'
import { EnglishStemmer } from '#server/describing/languages/snowball/english.ts'
import { GermanStemmer } from '#server/describing/languages/snowball/german.ts'
import { HungarianStemmer } from '#server/describing/languages/snowball/hungarian.ts'
import { ItalianStemmer } from '#server/describing/languages/snowball/italian.ts'
import { SloveneStemmer } from '#server/describing/languages/snowball/slovene.ts'
import type { SnowballProgram } from '#server/describing/languages/snowball/snowball-program.ts'
import { SpanishStemmer } from '#server/describing/languages/snowball/spanish.ts'
import { stemPolish } from '#server/describing/languages/stem-polish.ts'
import { irregularForms } from './irregular-forms.ts'
import { refineStem } from './refine-stem.ts'

const snowballs = new Map<string, new () => SnowballProgram>([
  ['de', GermanStemmer],
  ['en', EnglishStemmer],
  ['it', ItalianStemmer],
  ['es', SpanishStemmer],
  ['cz', CzechStemmer],
  ['hu', HungarianStemmer],
  ['sl', SloveneStemmer],
])

const minStemCharacters = 3
/** No word that has forms is longer; what is would only cost time. */
const maxWordCharacters = 60
const maxRemembered = 5_000

const stemmers = new Map<string, (word: string) => string>()

/**
 * A function that brings the forms of a word to one stem, without accents and in lower case. Languages that nobody
 * knows (typed ones) have no forms: their words are only folded.
 */
export function createStemmer(languageCode: string): (word: string) => string {
  const known = stemmers.get(languageCode)
  if (known) return known
  const stem = chooseStemmer(languageCode)
  if (!stem) return foldAccents
  const remembering = remember(stem)
  stemmers.set(languageCode, remembering)
  return remembering
}

function chooseStemmer(code: string): ((word: string) => string) | undefined {
  const Snowball = snowballs.get(code)
  const snowball = Snowball && new Snowball()
  if (!snowball && code !== 'pl') return undefined
  const refine = refineStem[code]
  return (word) => {
    const lower = word.toLowerCase().normalize('NFC')
    if (lower.length > maxWordCharacters) return foldAccents(lower)
    const basic = irregularForms[code]?.get(lower) ?? lower
    const raw = snowball ? snowball.stemOf(basic) : stemPolish(basic)
    const refined = foldAccents(refine ? refine(raw, basic) : raw)
    // Czech `pes` becomes `p`: a stem that short is in every text.
    return [refined, foldAccents(raw)].find((one) => one.length >= minStemCharacters) ?? foldAccents(basic)
  }
}

/** Snowball takes some µs a word, and texts share most of their words. */
function remember(stem: (word: string) => string): (word: string) => string {
  const remembered = new Map<string, string>()
  return (word) => {
    const before = remembered.get(word)
    if (before !== undefined) return before
    if (remembered.size >= maxRemembered) remembered.clear()
    const stemmed = stem(word)
    remembered.set(word, stemmed)
    return stemmed
  }
}
