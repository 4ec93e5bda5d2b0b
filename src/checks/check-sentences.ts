import { wordsOfAll } from './languages/words-of-all.ts'
import { quotation } from './pattern-of.ts'
import type { RuleOfText } from './rule.ts'

const maxSentences = 2

const abbreviations = new Set(wordsOfAll((language) => language.abbreviations))

/** Broken when the alt text has more than two sentences. What a sign says inside quotation marks counts as words. */
export function checkSentences(altText: string): boolean {
  const words = withoutQuotes(altText).trim().split(/\s+/)
  const ends = words.filter((word, index) => endsSentence(word, words[index + 1]))
  return ends.length > maxSentences
}

export const sentencesRule: RuleOfText = {
  isHard: false,
  advice: 'the alt text has more than two sentences. Use one, at most two.',
  fields: ['altText'],
  judgeText: checkSentences,
  sparesOwnWords: true,
}

function endsSentence(word: string, next: string | undefined): boolean {
  const [, body = '', end] = /^(.*?)([.!?…]+)["'”“’»«)\]]*$/u.exec(word) ?? []
  if (!end) return false
  if (next === undefined) return true
  if (!/^["'„“‘‚»«([¿¡]*[\p{Lu}\p{N}]/u.test(next)) return false
  if (end !== '.') return end !== '…' && end !== '...'
  const bare = body.replace(/^["'„“‘‚»«([¿¡]+/, '')
  // An ordinal (3. Mai, 19. Jahrhundert), an initial (J. S. Bach), an abbreviation of letters (U.S., z.B.).
  if (/^\p{N}{1,2}$|^[IVX]+$|^\p{L}$|^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u.test(bare)) return false
  return !abbreviations.has(bare.toLocaleLowerCase('de'))
}

/** A quotation that ends a sentence inside its marks keeps that end. */
function withoutQuotes(text: string): string {
  return text.replace(quotation, (quoted, index: number) => {
    const goesOn = /^\s+[\p{Lu}]/u.test(text.slice(index + quoted.length))
    return goesOn && /[.!?].$/u.test(quoted) ? 'quotation.' : 'quotation'
  })
}
