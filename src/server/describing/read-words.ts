import { createStemmer } from './create-stemmer.ts'
import { foldAccents } from './fold-accents.ts'
import { irregularForms } from './irregular-forms.ts'
import { isPartOfCompound } from './is-part-of-compound.ts'
import { splitWords } from './split-words.ts'

/** The words of one language's texts. */
export interface TextWords {
  /** Whether a word is among them by stem, in German as part of a compound too. */
  contains: (word: string) => boolean
}

/** Stems are cut at the end: words that begin otherwise have another one. So most need none to be made, which costs most. */
const sameLetters = 2

/** These are written without spaces. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

/** Reads the texts of one language once for many keywords. */
export function readWords(code: string, text: string): TextWords {
  const stem = createStemmer(code)
  const irregular = Object.hasOwn(irregularForms, code) ? irregularForms[code] : undefined
  const startOf = (word: string, folded: string) => {
    const basic = irregular?.get(word.toLowerCase())
    return (basic === undefined ? folded : foldAccents(basic)).slice(0, sameLetters)
  }
  const nounness = new Map<string, boolean>()
  const byStart = new Map<string, string[]>()
  for (const word of new Set(withHyphened(text))) {
    const folded = foldAccents(word)
    nounness.set(folded, nounness.get(folded) || /^\p{Lu}/u.test(word))
    const start = startOf(word, folded)
    byStart.set(start, [...(byStart.get(start) ?? []), word])
  }

  const hasStem = (word: string) => {
    const folded = foldAccents(word)
    if (nounness.has(folded)) return true
    const alike = byStart.get(startOf(word, folded))
    if (!alike) return false
    const wanted = stem(word)
    for (const one of alike) if (stem(one) === wanted) return true
    return false
  }
  const isInCompound = (word: string) => {
    const part = shortest(stem(word), foldAccents(word))
    for (const [whole, isNoun] of nounness) {
      if (isPartOfCompound(part, whole, isNoun, hasStem)) return true
    }
    return false
  }

  const contains = (word: string) => {
    if (hasStem(word)) return true
    if (withoutSpaces.test(word)) return text.includes(word)
    return code === 'de' && isInCompound(word)
  }
  if (code !== 'de') return { contains }
  return { contains: (word) => contains(word) || (/[aou]e/i.test(word) && contains(withUmlauts(word))) }
}

/** The words, and those with hyphens as one word too: `E-Bike`, `Ebike`. */
function withHyphened(text: string): string[] {
  const words = splitWords(text)
  if (!text.includes('-')) return words
  return [
    ...words,
    ...text
      .split(/\s+/)
      .filter((one) => one.includes('-'))
      .map((one) => splitWords(one).join('')),
  ]
}

function shortest(a: string, b: string): string {
  return a.length <= b.length ? a : b
}

/** File names write `loewenzahn` for `Löwenzahn`. */
function withUmlauts(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replaceAll(/(?<!q|e|a)ue/g, 'ü')
}
