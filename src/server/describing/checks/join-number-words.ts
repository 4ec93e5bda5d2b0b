import { type NumberWord, numberWords } from './number-words.ts'

/** How languages that write twenty-one as one word join it. */
const joins: Record<string, (tens: string, unit: string) => string[]> = {
  de: (tens, unit) => [`${unit}und${tens}`],
  it: (tens, unit) => [`${/^[ou]/.test(unit) ? tens.slice(0, -1) : tens}${unit}`.replace(/tre$/, 'tré')],
  cz: (tens, unit) => [`${unit}a${tens}`],
  hu: (tens, unit) => [`${tens === 'húsz' ? 'huszon' : tens}${unit}`],
  sl: (tens, unit) => [`${unit}in${tens}`],
}

const ones: Record<string, string> = { de: 'ein', it: 'uno', cz: 'jedn', hu: 'egy', sl: 'ena' }

/** All number words of a language, those from 21 to 99 that are one word among them. Empty for a typed language. */
export function joinNumberWords(language: string): Map<string, NumberWord> {
  const known = numberWords[language]
  const join = joins[language]
  if (!known || !join) return known ?? new Map()
  const words = new Map(known)
  const units = [...known].filter(([, { value }]) => value < 10)
  for (const [tens, { value }] of known) {
    if (value < 20) continue
    for (const spelling of join(tens, ones[language] ?? ''))
      words.set(spelling, { value: value + 1, isSure: true })
    for (const [unit, { value: few }] of units) {
      for (const spelling of join(tens, unit)) words.set(spelling, { value: value + few, isSure: true })
    }
  }
  return words
}
