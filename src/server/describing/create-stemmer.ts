import { newStemmer } from 'snowball-stemmers'
import { foldAccents } from './fold-accents.ts'
import { stemPolish } from './stem-polish.ts'

const snowballNames: Record<string, string> = {
  de: 'german',
  en: 'english',
  it: 'italian',
  es: 'spanish',
  cz: 'czech',
  hu: 'hungarian',
  sl: 'slovene',
}

const minStemCharacters = 3

/** What Snowball leaves of case endings in these: `gora`, `gore`, `gorah`; `kutya`, `kutyák`. */
const leftEndings: Record<string, RegExp> = {
  cz: /[aeiou]$/,
  hu: /[aeiou]$/,
  sl: /(?:ami|ah|am|em|ih|om|[aeiou])$/,
}

/**
 * A function that brings the forms of a word to one stem, without accents and in lower case. Languages that nobody
 * knows (typed ones) have no forms: their words are only folded.
 */
export function createStemmer(languageCode: string): (word: string) => string {
  const stem = chooseStemmer(languageCode)
  const left = leftEndings[languageCode]
  return (word) => {
    const lower = word.toLocaleLowerCase('de').normalize('NFC')
    const stemmed = foldAccents(stem(lower))
    const bare = left ? stemmed.replace(left, '') : stemmed
    // Czech `pes` becomes `p`: a stem that short is in every text.
    return [bare, stemmed].find((one) => one.length >= minStemCharacters) ?? foldAccents(lower)
  }
}

/** Making one compiles its tables, which costs more than all the words of a text. */
const snowballs = new Map<string, (word: string) => string>()

function chooseStemmer(languageCode: string): (word: string) => string {
  if (languageCode === 'pl') return stemPolish
  const name = snowballNames[languageCode]
  if (name === undefined) return (word) => word
  const known = snowballs.get(name)
  if (known) return known
  const stemmer = newStemmer(name)
  const stem = (word: string) => stemmer.stem(word)
  snowballs.set(name, stem)
  return stem
}
