import { isStopWord } from './is-stop-word.ts'
import type { Part } from './split-parts.ts'

/** A possible keyword, and how likely it is to say what a picture shows: 4 for an item of a list. */
export interface Term {
  text: string
  weight: number
  /** Taken out of a sentence, so that a longer term makes it needless. */
  isLoose: boolean
}

const maxWordsOfItem = 3
const weights = { item: 4, label: 1.2, name: 3, noun: 2.2, word: 1.5, small: 1 }

/** Between two words with capitals these make one name: `Picos de Europa`, `Isle of Man`, `Ústí nad Labem`. */
const particles = new Set('de del della dei di da do dos das du of van nad pod'.split(' '))
const articlesOfNames = new Set('la le el il los las les'.split(' '))
const legalForms = new Set(
  'gmbh co kg ag ohg ug gbr ev ltd inc llc plc sa srl spa kft zrt bt sro as doo'.split(' '),
)
const titles = new Set('dr prof mr mrs ms dipl ing herr frau sr sra sig dott ing mgr bc'.split(' '))
/** What every picture is. */
const generic = new Set(
  `foto fotos photo photos photography fotografie bild bilder bildes abbildung abb image images picture pictures pic img imagen imágenes
  immagine immagini fotografia fotografía obrázek obrázky fotka kép képek fotó zdjęcie zdjęcia slika slike`.split(
    /\s+/,
  ),
)

/** The terms of a part of a context whose language is known or not: an item is one term where it can be. */
export function takeTerms(part: Part, language: string | undefined): Term[] {
  if (part.isWhole)
    return isStopped(part.text, language) ? [] : [{ text: part.text, weight: weights.item, isLoose: false }]
  const clauses = part.text.split(/[,()[\]{}<>"“”„«»/…]|[!?]\s|(?<=\p{L}{3})\.\s/u).map(splitWords)
  const words = clauses.flat()
  const base = part.kind === 'label' ? weights.label : weights.item
  if (part.kind !== 'sentence' && clauses.length === 1) {
    const item = takeItem(words, language)
    if (item !== null) return item.map((text) => ({ text, weight: base, isLoose: false }))
  }
  const isTitleCase =
    language !== 'de' &&
    words.length > maxWordsOfItem &&
    words.every((word) => isCapital(word) || isStopWord(word, language))
  let position = 0
  return clauses.flatMap((clause) =>
    joinNames(clause, language, isTitleCase).map((text, i): Term => {
      if (part.kind !== 'sentence') return { text, weight: base, isLoose: true }
      const early = 0.6 / (1 + position++ / 4)
      return { text, weight: weigh(text, language, i === 0 || isTitleCase) + early, isLoose: true }
    }),
  )
}

/** The item without stop words around it; null if some are inside or it is long. */
function takeItem(words: string[], language: string | undefined): string[] | null {
  if (words.length === 1) return isStopped(words[0]!, language) ? [] : words
  const says = (_: string, i: number) => isSaying(words, i, language)
  const first = words.findIndex(says)
  if (first === -1) return []
  const kept = words.slice(first, words.findLastIndex(says) + 1)
  if (kept.length === 3 && isName(kept)) return [kept.join(' ')]
  const isTerm = kept.length <= maxWordsOfItem && kept.every((word, i) => says(word, first + i))
  return isTerm ? [kept.join(' ')] : null
}

/** The words of a clause that say something, names of several words as one. */
function joinNames(words: string[], language: string | undefined, isTitleCase: boolean): string[] {
  const terms: string[] = []
  let run: string[] = []
  const end = () => {
    const name =
      run.length <= maxWordsOfItem ? run : run.filter((word) => !legalForms.has(word.toLowerCase()))
    terms.push(...(name.length <= maxWordsOfItem && !isTitleCase ? [name.join(' ')] : name))
    run = []
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const name = words.slice(i, i + 3)
    if (isName(name)) {
      // In German all nouns have capitals: `Tourenbericht Picos de Europa` is two.
      if (language === 'de' || language === undefined) end()
      run.push(name.join(' '))
      i += 2
      continue
    }
    const next = words[i + 1] ?? ''
    if (word === 'von' && run.length > 1 && isCapital(next)) {
      run.push(`von ${next}`)
      i += 1
      continue
    }
    const says = isSaying(words, i, language)
    if (says && isCapital(word)) {
      run.push(word)
      continue
    }
    end()
    if (says) terms.push(word)
  }
  end()
  return terms.filter((term) => term !== '')
}

function weigh(term: string, language: string | undefined, isFirst: boolean): number {
  if (term.includes(' ')) return weights.name
  const byLength = 0.85 + 0.015 * Math.min(term.length, 10)
  if (isCapital(term) && (language === 'de' || !isFirst)) return weights.noun * byLength
  return (language === 'de' ? weights.small : weights.word) * byLength
}

/** `Picos de Europa`: a particle between two words with capitals. */
function isName(words: string[]): boolean {
  return words.length === 3 && particles.has(words[1]!) && isCapital(words[0]!) && isCapital(words[2]!)
}

/** `La Paz`, `Los Angeles`. */
function isArticleOfName([word = '', next = '']: string[]): boolean {
  return isCapital(word) && isCapital(next) && articlesOfNames.has(word.toLowerCase())
}

function isSaying(words: string[], i: number, language: string | undefined): boolean {
  const word = words[i] ?? ''
  const lower = word.toLowerCase()
  if (word.endsWith("'") || generic.has(lower) || titles.has(lower)) return false
  if (!isStopWord(word, language) || isArticleOfName(words.slice(i, i + 2))) return true
  // `in May`: with a capital in the middle it is the other word.
  return i > 0 && isCapital(word) && !isStopWord(word, undefined)
}

/** A word alone is hardly ever there to say nothing, unless its language is known: `May`, `Will`. */
function isStopped(text: string, language: string | undefined): boolean {
  if (generic.has(text.toLowerCase())) return true
  return isStopWord(text, language) && !(isCapital(text) && !isStopWord(text, undefined))
}

function isCapital(word: string): boolean {
  return /^(?:[dl]['’])?\p{Lu}/u.test(word)
}

function splitWords(text: string): string[] {
  return text
    .split(/[\s\p{Cc}!?*_=|]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]{1,20}/u, '').replace(/[^\p{L}\p{N}]{1,20}$/u, ''))
    .flatMap((word) =>
      word.replace(/^(l|dell|nell|sull|dall|all|un|quell)['’](?=\p{L})/iu, "$1' ").split(' '),
    )
    .map((word) => word.replace(/['’]s$/, ''))
    .filter((word) => word !== '')
}
