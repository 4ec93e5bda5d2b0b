import { findLanguage } from '#server/describing/languages/find-language.ts'

export interface NumberWord {
  value: number
  /** Means nothing else, and is said in every language. */
  isSure: boolean
}

/** All number words of a language, those from 21 to 99 that are one word among them. Empty where nobody knows its rules. */
export function joinNumberWords(language: string): Map<string, NumberWord> {
  const numbers = findLanguage(language)?.numbers
  if (!numbers) return new Map()
  const known = readCardinals(numbers.cardinals)
  if (!numbers.joinTens) return known
  const { one, join } = numbers.joinTens
  const words = new Map(known)
  const units = [...known].filter(([, { value }]) => value < 10 && Number.isInteger(value))
  for (const [tens, { value }] of known) {
    if (value < 20) continue
    words.set(join(tens, one), { value: value + 1, isSure: true })
    for (const [unit, { value: few }] of units)
      words.set(join(tens, unit), { value: value + few, isSure: true })
  }
  return words
}

/** How ordinals of a language begin, with their number. */
export function ordinalBeginnings(language: string): ReadonlyMap<string, number> {
  const words = readCardinals(findLanguage(language)?.numbers.ordinals ?? '')
  return new Map([...words].map(([word, { value }]) => [word, value]))
}

function readCardinals(list: string): Map<string, NumberWord> {
  const words = new Map<string, NumberWord>()
  for (const line of list.split('|')) {
    const [value, ...spellings] = line.trim().split(/\s+/)
    for (const spelling of spellings) {
      const isSure = !spelling.startsWith('!')
      words.set(isSure ? spelling : spelling.slice(1), { value: Number(value), isSure })
    }
  }
  return words
}
