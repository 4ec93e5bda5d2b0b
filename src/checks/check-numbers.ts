import type { JudgedTexts, RuleOfAll } from './rule.ts'

/** Smaller ones are written as words in one language and as digits in the next. */
const leastCompared = 13

/**
 * The languages whose digits are others than those of the rest; empty when all agree. Two languages disagree only when each writes
 * a number that the other does not, however it groups digits, dates and times.
 */
export function checkNumbers(texts: Record<string, JudgedTexts>): string[] {
  const read = Object.entries(texts).map(([language, { altText, description }]) => ({
    language,
    numbers: readNumbers(`${altText}\n${description}`),
  }))
  const quarrels = read.map((one) => read.filter((other) => disagree(one.numbers, other.numbers)).length)
  const most = Math.max(0, ...quarrels)
  return most === 0 ? [] : read.filter((_, index) => quarrels[index] === most).map(({ language }) => language)
}

export const numbersRule: RuleOfAll = {
  isHard: false,
  advice: 'the texts name other numbers than those of other languages. Name the same numbers in all.',
  compare: checkNumbers,
}

/** Of each number what it may mean: `1.234` is 1234, or 1 and 234; `1985` is 85, too. */
function readNumbers(text: string): Set<number>[] {
  const written = text.match(/\d+(?:[.,:/'’\u00a0\u202f -]\d+)*/gu) ?? []
  return written.map((digits) => {
    const parts = digits.match(/\d+/g)!.map(Number)
    const year = parts.find((part) => part >= 1800 && part < 2100)
    const all = [Number(digits.replace(/\D/g, '')), ...parts, ...(year === undefined ? [] : [year % 100])]
    // The last group of 80.000 is no number of its own.
    return new Set(all.filter((value) => value > 0))
  })
}

function disagree(one: Set<number>[], other: Set<number>[]): boolean {
  return namesAnother(one, other) && namesAnother(other, one)
}

function namesAnother(one: Set<number>[], other: Set<number>[]): boolean {
  return one.some(
    (number) =>
      [...number].some((value) => value >= leastCompared) &&
      !other.some((known) => [...known].some((value) => number.has(value))),
  )
}
