import { foldAccents } from '#checks/languages/fold-accents.ts'
import { languages } from '#checks/languages/languages.ts'
import { createStemmer } from './create-stemmer.ts'
import { irregularForms } from './irregular-forms.ts'
import { readWords, splitWords, type Word } from './read-words.ts'

/** Stemming keeps the beginning of a word, so words with other first letters are not stemmed at all: stemming costs most. */
const sameLetters = 2

/** Scripts written without spaces. */
export const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

/** By language: prefixes of irregular forms, as if they were regular. */
const irregularStarts = new Map(
  [...irregularForms].map(([code, forms]) => [
    code,
    new Map([...forms].map(([form, base]) => [foldAccents(form), foldAccents(base).slice(0, sameLetters)])),
  ]),
)

/**
 * Reads the texts of one language, as the user chose it, once for many searches. The returned function says whether the texts
 * contain a word by its stem; in languages that write compounds as one word, also as a part of one.
 */
export function searchText(language: string, text: string): (word: Word) => boolean {
  const stem = createStemmer(language)
  const areApart = languages.get(language)?.forms.areApart
  const starts = irregularStarts.get(language)
  const startOf = (folded: string) => starts?.get(folded) ?? folded.slice(0, sameLetters)
  const words = text.includes('-') ? [...readWords(text), ...readHyphened(text)] : readWords(text)
  const known = new Set<string>()
  const byStart = new Map<string, string[]>()
  for (const { written, folded } of words) {
    if (known.has(folded)) continue
    known.add(folded)
    const start = startOf(folded)
    const alike = byStart.get(start)
    if (alike) alike.push(written)
    else byStart.set(start, [written])
  }

  const hasStem = ({ written, folded }: Word) => {
    if (known.has(folded)) return true
    const alike = byStart.get(startOf(folded))
    if (!alike) return false
    const wanted = stem(written)
    return alike.some((one) => {
      const stemmed = stem(one)
      // The end of a base form can look like a suffix: `ablakok` becomes `ablak`, and `ablak` becomes `abl`.
      const isOfOneStem = stemmed === wanted || stemmed === folded
      return isOfOneStem && !areApart?.(written.toLowerCase(), one.toLowerCase())
    })
  }
  const contains = (word: Word) =>
    hasStem(word) || (withoutSpaces.test(word.written) && text.includes(word.written))
  const compounds = languages.get(language)?.forms.compounds
  if (!compounds) return contains

  const isKnownRest = (rest: string) => hasStem({ written: rest, folded: rest })
  const isInCompound = (word: Word) => {
    const stemmed = stem(word.written)
    const part = stemmed.length <= word.folded.length ? stemmed : word.folded
    // `Eisen` is not `Eis`: a stem that short is not significant.
    const parts = part.length < 4 && word.folded.length > 4 ? [word.folded] : [part]
    return words.some(({ written, folded }) =>
      parts.some(
        (one) =>
          folded.includes(one) && compounds.hasPart(one, folded, /^\p{Lu}/u.test(written), isKnownRest),
      ),
    )
  }
  return (word) => {
    if (contains(word) || isInCompound(word)) return true
    if (!/[aou]e/.test(word.folded)) return false
    const spelt = compounds.readFileName(word.written)
    const asSpelt = { written: spelt, folded: foldAccents(spelt) }
    return contains(asSpelt) || isInCompound(asSpelt)
  }
}

/** Hyphenated words as one word: `E-Bike`, `Ebike`. */
function readHyphened(text: string): Word[] {
  return text
    .split(/\s+/)
    .filter((one) => one.includes('-'))
    .map((one) => splitWords(one).join(''))
    .map((written) => ({ written, folded: foldAccents(written) }))
}
