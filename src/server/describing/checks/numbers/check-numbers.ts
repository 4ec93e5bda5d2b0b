import type { JudgedTexts, RuleOfAll } from '#server/describing/checks/rule.ts'
import { isCountedOtherwise, type SaidNumbers } from './is-counted-otherwise.ts'
import type { Mention } from './read-digits.ts'
import { mayCount, readNumbers } from './read-numbers.ts'

/**
 * The languages whose numbers are others than those of the rest, or whose description counts another number of what the alt
 * text counts.
 */
export function checkNumbers(texts: Record<string, JudgedTexts>): string[] {
  const entries = Object.entries(texts)
  const said = entries.map(([language, { altText, description }]): SaidNumbers => {
    const alt = altText.normalize('NFC')
    const text = `${alt}\n${description.normalize('NFC')}`
    // Most texts count nothing, and to read numbers takes as long as all other checks of a text.
    const isRead = entries.length > 1 || (mayCount(alt, language) && mayCount(description, language))
    return { language, text, altEnd: alt.length, mentions: isRead ? readNumbers(text, language) : [] }
  })
  const differing = new Set(compareLanguages(said))
  return said
    .filter((one) => differing.has(one.language) || isCountedOtherwise(one))
    .map(({ language }) => language)
}

/**
 * The languages whose numbers are others than those of the rest; empty when all agree. Two languages disagree only when
 * each names a number that the other does not: what one leaves out, it may say in a way that is not known here.
 */
function compareLanguages(said: readonly SaidNumbers[]): string[] {
  const read = said.map(({ language, mentions }) => ({ language, ...sortOut(mentions) }))
  const quarrels = read.map((one) => read.filter((other) => disagree(one, other)).length)
  const most = Math.max(0, ...quarrels)
  return most === 0 ? [] : read.filter((_, index) => quarrels[index] === most).map(({ language }) => language)
}

export const numbersRule: RuleOfAll = {
  isHard: false,
  advice:
    'the texts name other numbers than those of other languages, or than each other. Name the same numbers in all.',
  compare: checkNumbers,
}

interface Numbers {
  sure: Mention[]
  known: Set<string>
}

function sortOut(mentions: readonly Mention[]): Numbers {
  return {
    sure: mentions.filter(({ isSure }) => isSure),
    known: new Set(mentions.flatMap((mention) => [...mention.readings, ...looselyOf(mention, 'known')])),
  }
}

/** Eight million are not eight billion, but they may be an 8 before a word that nobody knows. */
function looselyOf({ readings, scaledFrom }: Mention, side: 'known' | 'asked'): string[] {
  if (scaledFrom) return scaledFrom.map((value) => `${side === 'known' ? 'scaled' : 'plain'} ${value}`)
  return readings.map((value) => `${side === 'known' ? 'plain' : 'scaled'} ${value}`)
}

function disagree(one: Numbers, other: Numbers): boolean {
  return namesAnother(one, other) && namesAnother(other, one)
}

function namesAnother(one: Numbers, other: Numbers): boolean {
  return one.sure.some(
    (mention) =>
      ![...mention.readings, ...looselyOf(mention, 'asked')].some((reading) => other.known.has(reading)),
  )
}
