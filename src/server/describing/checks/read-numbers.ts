import { languages } from '#server/describing/languages/languages.ts'
import { joinNumberWords, type NumberWord } from './join-number-words.ts'
import { foreignUnits, monthWords, partWords, scaleWords } from './number-words.ts'
import { type Mention, readDigits } from './read-digits.ts'

const all = [...languages.values()]
const domains = all.flatMap((language) => language.domains).join('|')
const hoursBeforeMinutes = all.flatMap(({ numbers }) => numbers.hourBeforeMinutes ?? []).join('|')
const tensAnd = all.flatMap(({ numbers }) => numbers.and ?? []).join('|')
const ands = all.map(({ conjunctions }) => conjunctions.split(' ')[0]).join('|')

const pieces = new RegExp(
  [
    `(?<link>(?:https?://|www\\.)\\S+|[^\\s@]{1,64}@\\S+|[\\p{L}\\d-]{1,63}\\.(?:com|org|net|eu|${domains}|html?|pdf|jpe?g|png)(?![\\p{L}\\d]))`,
    '(?<phone>(?<![\\d.,])(?:\\+|0)\\d[\\d \\u00a0/()-]{5,}\\d)',
    '(?<date>\\d{1,2}(?:\\. ?|[/-])\\d{1,2}(?:\\. ?|[/-])(?<year>\\d{4}|\\d{2})(?!\\d)|(?<isoYear>\\d{4})-\\d{2}-\\d{2})',
    '(?<fraction>\\d+/\\d+)',
    '(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))? ?(?<half>[ap]\\.?m)(?!\\p{L})',
    `(?<clock>\\d{1,2}(?::| ?h ?| (?:${hoursBeforeMinutes}) )\\d{2}(?!\\d))`,
    "(?<number>\\d{1,3}(?:[.,' \\u00a0\\u202f’]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)",
    '(?<code>\\p{L}+\\d[\\p{L}\\d]*)',
    '(?<word>\\p{L}[\\p{L}\\p{M}]*)',
  ].join('|'),
  'giu',
)

interface Found extends Mention {
  start: number
  end: number
  isWord: boolean
}

const listsByLanguage = new Map<string, { words: Map<string, NumberWord>; begins: RegExp | null }>()

/** The numbers that a text names, in digits or words. One is never named: it is an article, too. */
export function readNumbers(written: string, language: string): Mention[] {
  const text = written.normalize('NFC')
  const list = listOf(language)
  const found: Found[] = []
  const words: { word: string; start: number; end: number }[] = []
  for (const match of text.matchAll(pieces)) {
    const groups = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    const word = groups.word?.toLocaleLowerCase('de')
    const read = word === undefined ? readDigits(match[0], groups) : readWord(groups.word ?? '', word, list)
    if (word !== undefined && (partWords.has(word) || foreignUnits.has(word)))
      words.push({ word, start, end })
    for (const mention of read) found.push({ ...mention, start, end, isWord: word !== undefined })
    const before = found.at(-1 - read.length)
    if (!before || !word) continue
    const between = text.slice(before.end, start)
    const scale = scaleWords.get(word)
    if (scale && /^[\s\u00a0-]$/.test(between)) multiply(before, scale, end)
    const last = found.at(-1)
    if (read.length === 1 && last && before.isWord && betweenTens.test(between)) joinTens(before, last)
  }
  for (const [index, mention] of found.entries()) addHours(mention, found[index - 1], text)
  for (const mention of found) if (isPart(mention, words, text)) mention.isSure = false
  return found.map(({ readings, isSure }) => ({ readings, isSure }))
}

function multiply(mention: Found, scale: number, end: number): void {
  const plain = mention.readings.map(Number).filter((value) => !Number.isNaN(value))
  mention.readings.push(...plain.map((value) => String(Math.round(value * scale * 1000) / 1000)))
  mention.end = end
}

const betweenTens = new RegExp(`^(?:[\\s-]| (?:${tensAnd}) )$`)
const hourWords = new RegExp(
  `^\\s?(?:h|${all.map(({ numbers }) => numbers.hours).join('|')})\\.?,?\\s(?:(?:${ands})\\s)?$`,
  'iu',
)

/** 1 Std. 20 Min. may be 80 minutes elsewhere. */
function addHours(minutes: Found, hours: Found | undefined, text: string): void {
  if (!hours || !hourWords.test(text.slice(hours.end, minutes.start))) return
  minutes.readings.push(String(Number(hours.readings[0]) * 60 + Number(minutes.readings[0])))
}

/** Twenty-one, treinta y dos, dvacet pět: the two words name one number. */
function joinTens(tens: Found, unit: Found): void {
  const [high, low] = [Number(tens.readings[0]), Number(unit.readings[0])]
  if (!(high >= 20 && high <= 90 && high % 10 === 0 && low < 10)) return
  tens.readings = [String(high + low), String(high)]
  tens.end = unit.end
  unit.readings.push(String(high + low))
  unit.isSure = false
}

/** Half past three, zwei Drittel, two-storey, 50 mph: said another way elsewhere. */
function isPart(
  mention: Found,
  words: { word: string; start: number; end: number }[],
  text: string,
): boolean {
  if (mention.isWord && /^[-–]\p{L}/u.test(text.slice(mention.end, mention.end + 2))) return true
  return words.some(
    ({ word, start, end }) =>
      (partWords.has(word) && end <= mention.start && mention.start - end < 12) ||
      (start >= mention.end && start - mention.end < 4),
  )
}

function readWord(
  written: string,
  word: string,
  list: { words: Map<string, NumberWord>; begins: RegExp | null },
): Mention[] {
  const number = list.words.get(word)
  if (number) return [{ readings: [String(number.value)], isSure: number.isSure }]
  const month = monthWords.get(word)
  if (month) return [{ readings: [String(month)], isSure: false }]
  if (/^[IVX]+$/.test(written)) return [{ readings: [String(romanValue(written))], isSure: false }]
  const scale = scaleWords.get(word)
  if (scale && scale < 10_000) return [{ readings: [String(scale)], isSure: false }]
  const begin = list.begins?.exec(word)?.[0]
  const value = begin && list.words.get(begin)?.value
  return value ? [{ readings: [String(value)], isSure: false }] : []
}

function listOf(language: string): { words: Map<string, NumberWord>; begins: RegExp | null } {
  const known = listsByLanguage.get(language)
  if (known) return known
  const words = joinNumberWords(language)
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length)
  const begins = words.size > 0 ? new RegExp(`^(?:${longestFirst.join('|')})`, 'u') : null
  const list = { words, begins }
  // Typed languages have none, and there may be any number of them.
  if (words.size > 0) listsByLanguage.set(language, list)
  return list
}

function romanValue(numeral: string): number {
  const values = [...numeral].map((sign) => ({ I: 1, V: 5, X: 10 })[sign] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
