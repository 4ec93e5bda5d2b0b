import { foldAccents } from '#checks/languages/fold-accents.ts'
import { languages } from '#checks/languages/languages.ts'
import { irregularForms } from './irregular-forms.ts'

const minStemCharacters = 3
/** No inflected word is longer; longer ones would only take time. */
const maxWordCharacters = 60
const maxRemembered = 5_000

const stemmers = new Map<string, (word: string) => string>()

/**
 * Creates a function that reduces the forms of a word to one stem, in lower case without accents, for a language as the user chose
 * it. Words of unknown languages are only case-folded and stripped of accents.
 */
export function createStemmer(language: string): (word: string) => string {
  if (!languages.has(language)) return foldAccents
  const known = stemmers.get(language)
  if (known) return known
  const remembering = remember(makeStemmer(language))
  stemmers.set(language, remembering)
  return remembering
}

function makeStemmer(code: string): (word: string) => string {
  const { stem, refine } = languages.get(code)!.forms
  const irregular = irregularForms.get(code)
  return (word) => {
    const lower = word.toLowerCase().normalize('NFC')
    if (lower.length > maxWordCharacters) return foldAccents(lower)
    const basic = irregular?.get(lower) ?? lower
    const raw = stem(basic)
    // Czech `pes` becomes `p`: a stem that short is in every text.
    return (
      [foldAccents(refine(raw, basic)), foldAccents(raw)].find((one) => one.length >= minStemCharacters) ??
      foldAccents(basic)
    )
  }
}

/** Caches stems: Snowball takes some µs per word, and texts share most of their words. */
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
