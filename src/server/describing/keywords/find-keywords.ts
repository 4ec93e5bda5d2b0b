import { guessLanguage } from '#checks/guess-language.ts'
import { createStemmer } from './create-stemmer.ts'
import { dropNoise } from './drop-noise.ts'
import { readPlainText } from './read-plain-text.ts'
import { splitWords } from './read-words.ts'
import { splitFilename } from './split-filename.ts'
import { splitParts } from './split-parts.ts'
import { type Term, takeTerms } from './take-terms.ts'

const maxKeywords = 20
const maxKeywordCharacters = 60

/**
 * The terms of a picture's context and then of its file name, in their own spelling, each once by stem, the best first, at
 * most 20. Lists give their items in order; sentences give their words, weighed: names of several words, nouns,
 * what comes often or early. Left out: stop words of the context's language, addresses, dates, prices, article codes,
 * markup, credits.
 */
export function findKeywords(context: string, filename: string): string[] {
  const parts = context.trim() === '' ? [] : splitParts(dropNoise(readPlainText(context)))
  // One word says nothing about its language: an item of a list may be `war` or `most`.
  const phrases = parts.map(({ text }) => splitWords(text)).filter((words) => words.length > 1)
  const language = guessLanguage(phrases.flat().map((word) => word.toLowerCase()))
  const terms = parts.flatMap((part) => takeTerms(part, language)).filter(({ text }) => saysSomething(text))
  const added = splitFilename(filename).map((text): Term => ({ text, weight: 0, isLoose: true }))
  return keepOnce([...terms, ...added], createStemmer(language ?? 'de'))
}

function keepOnce(terms: Term[], stem: (word: string) => string): string[] {
  const found = new Map<string, Term & { stems: string[] }>()
  for (const term of terms) {
    const stems = splitWords(term.text).map((word) => stem(word).replace(/([aou])e/g, '$1'))
    const key = stems.join(' ')
    const known = found.get(key)
    if (!known) found.set(key, { ...term, stems })
    else if (term.weight > 0) known.weight += term.isLoose ? 1 : 0
  }
  const all = [...found.values()]
  const joined = new Set(all.filter(({ stems }) => stems.length > 1).flatMap(({ stems }) => stems))
  return all
    .filter(({ isLoose, stems }) => !(isLoose && stems.length === 1 && joined.has(stems[0]!)))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxKeywords)
    .map(({ text }) => text)
}

function saysSomething(term: string): boolean {
  return term.length > 1 && term.length <= maxKeywordCharacters && /\p{L}/u.test(term)
}

/** The keywords of a picture: of its context, and of its file name unless that is only the host of its address. */
export function keywordsOf(picture: { url: string; context: string; filename: string }): string[] {
  return findKeywords(picture.context, tellingName(picture))
}

/** An address without a path is called by its host, which says nothing about the picture. */
export function tellingName({ url, filename }: { url: string; filename: string }): string {
  return filename === URL.parse(url)?.hostname ? '' : filename
}
