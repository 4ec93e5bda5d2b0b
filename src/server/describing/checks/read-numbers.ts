import { joinNumberWords } from './join-number-words.ts'
import { monthWords, type NumberWord, partWords, scaleWords } from './number-words.ts'

export interface Mention {
  /** What it may mean: `1.234` is 1234 or 1.234; `3 pm` is 3, 15 or `t3:00`. */
  readings: string[]
  /** Would this number surely stand in every language, too? */
  isSure: boolean
}

const pieces = new RegExp(
  [
    '(?<link>(?:https?://|www\\.)\\S+|\\S+@\\S+|[\\p{L}\\d-]+\\.(?:com|org|net|de|at|ch|it|es|cz|hu|pl|si|eu|html?|pdf|jpe?g|png)(?![\\p{L}\\d]))',
    '(?<phone>(?<![\\d.,])(?:\\+|0)\\d[\\d \\u00a0/()-]{5,}\\d)',
    '(?<date>\\d{1,2}(?:\\. ?|[/-])\\d{1,2}(?:\\. ?|[/-])(?<year>\\d{4}|\\d{2})(?!\\d)|(?<isoYear>\\d{4})-\\d{2}-\\d{2})',
    '(?<fraction>\\d+/\\d+)',
    '(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))? ?(?<half>[ap]\\.?m)(?!\\p{L})',
    '(?<clock>\\d{1,2}(?::| ?h ?| óra | hodin )\\d{2}(?!\\d))',
    "(?<number>\\d{1,3}(?:[.,' \\u00a0\\u202f’]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)",
    '(?<code>\\p{L}+\\d[\\p{L}\\d]*)',
    '(?<word>\\p{L}[\\p{L}\\p{M}]*)',
  ].join('|'),
  'giu',
)

const listsByLanguage = new Map<string, { words: Map<string, NumberWord>; begins: RegExp | null }>()

/** The numbers that a text names, in digits or words. One is never named: it is an article, too. */
export function readNumbers(written: string, language: string): Mention[] {
  const text = written.normalize('NFC')
  const list = listOf(language)
  const found: (Mention & { end: number; start: number; isWord: boolean })[] = []
  const words: { word: string; start: number; end: number }[] = []
  for (const match of text.matchAll(pieces)) {
    const groups = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    const word = groups.word?.toLocaleLowerCase('de')
    const read = word === undefined ? readDigits(match[0], groups) : readWord(groups.word ?? '', word, list)
    if (word !== undefined) words.push({ word, start, end })
    for (const mention of read) found.push({ ...mention, start, end, isWord: word !== undefined })
    const before = found.at(-1 - read.length)
    if (!before || !word) continue
    const between = text.slice(before.end, start)
    const scale = scaleWords.get(word)
    if (scale && /^[\s\u00a0-]$/.test(between)) multiply(before, scale, end)
    const last = found.at(-1)
    if (read.length === 1 && last && before.isWord && /^(?:[\s-]| y )$/.test(between)) joinTens(before, last)
  }
  for (const mention of found) if (isPart(mention, words, text)) mention.isSure = false
  return found.map(({ readings, isSure }) => ({ readings, isSure }))
}

function multiply(mention: Mention & { end: number }, scale: number, end: number): void {
  const plain = mention.readings.map(Number).filter((value) => !Number.isNaN(value))
  mention.readings.push(...plain.map((value) => String(Math.round(value * scale * 1000) / 1000)))
  mention.end = end
}

/** Twenty-one, treinta y dos, dvacet pět: the two words name one number. */
function joinTens(tens: Mention & { end: number }, unit: Mention & { end: number }): void {
  const [high, low] = [Number(tens.readings[0]), Number(unit.readings[0])]
  if (!(high >= 20 && high <= 90 && high % 10 === 0 && low < 10)) return
  tens.readings = [String(high + low), String(high)]
  tens.end = unit.end
  unit.readings.push(String(high + low))
  unit.isSure = false
}

/** Half past three, zwei Drittel, two-storey: said another way elsewhere. */
function isPart(
  mention: { start: number; end: number; isWord: boolean },
  words: { word: string; start: number; end: number }[],
  text: string,
): boolean {
  if (mention.isWord && /^[-–]\p{L}/u.test(text.slice(mention.end, mention.end + 2))) return true
  return words.some(
    ({ word, start, end }) =>
      partWords.has(word) &&
      ((end <= mention.start && mention.start - end < 12) ||
        (start >= mention.end && start - mention.end < 4)),
  )
}

function readDigits(text: string, groups: Record<string, string | undefined>): Mention[] {
  if (groups.link || groups.code) return []
  if (groups.phone) return [{ readings: [text.replace(/\D/g, ''), ...integersOf(text)], isSure: true }]
  if (groups.date) return readDate(text, groups.year ?? groups.isoYear ?? '')
  if (groups.fraction) return integersOf(text).map((value) => ({ readings: [value], isSure: false }))
  if (groups.hour) return [readHour(Number(groups.hour), groups.minute, groups.half ?? '')]
  if (groups.clock) return readClock(text)
  return readNumber(text)
}

function readDate(text: string, year: string): Mention[] {
  const short = String(Number(year) % 100)
  const others = integersOf(text).map((value) => ({ readings: [value], isSure: false }))
  return [
    { readings: year.length === 2 ? [short, `20${year}`, `19${year}`] : [year, short], isSure: true },
    ...others,
  ]
}

function readHour(hour: number, minute: string | undefined, half: string): Mention {
  const clock = clockReading(hour, minute ?? '00')
  const in24 = /^p/i.test(half) && hour < 12 ? hour + 12 : hour
  return { readings: minute && minute !== '00' ? [clock] : [clock, String(hour), String(in24)], isSure: true }
}

function readClock(text: string): Mention[] {
  const [hour = '', minute = ''] = text.split(/\D+/)
  const readings = [clockReading(Number(hour), minute)]
  if (minute === '00') readings.push(String(Number(hour)), String(Number(hour) % 12))
  return [
    { readings, isSure: true },
    // A score or a ratio, elsewhere written with a dash.
    { readings: [String(Number(hour))], isSure: false },
    { readings: [String(Number(minute))], isSure: false },
  ]
}

function readNumber(text: string): Mention[] {
  const compact = text.replace(/['’\s\u00a0\u202f]/g, '')
  const readings = new Set<string>()
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(compact)
  if (grouped) readings.add(String(Number(compact.replace(/[.,]/g, ''))))
  const decimal = /^(.*?)(?:[.,](\d+))?$/.exec(compact)
  const whole = (decimal?.[1] ?? compact).replace(/[.,]/g, '')
  readings.add(String(Number(decimal?.[2] ? `${whole}.${decimal[2]}` : whole)))
  const clock = /^([01]?\d|2[0-4])\.([0-5]\d)$/.exec(text)
  if (clock) {
    readings.add(clockReading(Number(clock[1]), clock[2] ?? ''))
    if (clock[2] === '00') readings.add(String(Number(clock[1]) % 12))
  }
  const value = Number(compact)
  if (/^(?:1[89]|20)\d\d$/.test(compact)) readings.add(String(value % 100))
  const others = /\s/.test(text) ? integersOf(text).map((part) => ({ readings: [part], isSure: false })) : []
  return [{ readings: [...readings], isSure: !readings.has('1') && !readings.has('0') }, ...others]
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

/** In twelve hours, as half of the languages tell it. */
function clockReading(hour: number, minute: string): string {
  return `t${hour % 12}:${minute}`
}

function integersOf(text: string): string[] {
  return (text.match(/\d+/g) ?? []).map((digits) => String(Number(digits)))
}

function romanValue(numeral: string): number {
  const values = [...numeral].map((sign) => ({ I: 1, V: 5, X: 10 })[sign] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
