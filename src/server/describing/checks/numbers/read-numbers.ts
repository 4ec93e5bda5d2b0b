import { languages } from '#server/describing/languages/languages.ts'
import { joinNumberWords, type NumberWord, ordinalBeginnings } from './join-number-words.ts'
import { foreignUnits, monthWords, partWords, scaleWordsOf } from './number-words.ts'
import { dayReading, type Mention, readDigits } from './read-digits.ts'

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
    `(?<clock>\\d{1,2}(?::| ?h ?| (?:${hoursBeforeMinutes}) )\\d{2}(?!\\d|[.,]\\d{3}))`,
    "(?<number>\\d{1,3}(?:[.,' \\u00a0\\u202f’]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)",
    '(?<code>\\p{L}+\\d[\\p{L}\\d]*)',
    '(?<word>\\p{L}[\\p{L}\\p{M}]*)',
  ].join('|'),
  'giu',
)

/** With where it stands in the text. */
export interface PlacedMention extends Mention {
  start: number
  end: number
}

interface Found extends PlacedMention {
  isWord: boolean
}

interface NumberList {
  words: Map<string, NumberWord>
  begins: RegExp | null
  ordinals: ReadonlyMap<string, number>
  scales: ReadonlyMap<string, number>
  /** Words that were read and are none: most are, and the same ones come again. */
  none: Set<string>
}

const mostRemembered = 5_000
const longestRemembered = 30

const listsByLanguage = new Map<string, NumberList>()

/** Has a text a digit or a cardinal, so that it may count something? Told in a fraction of the time of reading them. */
export function mayCount(text: string, language: string): boolean {
  if (/\d/.test(text)) return true
  const { words } = listOf(language)
  // What is counted follows a space.
  return text
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word))
}

/** The numbers that a text (in its normal form) names, in digits or words. One is never named: it is an article, too. */
export function readNumbers(text: string, language: string): PlacedMention[] {
  const list = listOf(language)
  const found: Found[] = []
  const words: { word: string; start: number; end: number }[] = []
  let month: { value: number; end: number } | undefined
  for (const match of text.matchAll(pieces)) {
    const groups = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    const word = groups.word?.toLocaleLowerCase('de')
    const before = found.at(-1)
    const between = before ? text.slice(before.end, start) : ''
    const scale = word === undefined ? undefined : list.scales.get(word)
    if (scale && before && /^[\s\u00a0-]$/.test(between)) {
      multiply(before, scale, end)
      continue
    }
    const read = word === undefined ? readDigits(match[0], groups) : readOnce(groups.word ?? '', word, list)
    if (word !== undefined && (partWords.has(word) || foreignUnits.has(word)))
      words.push({ word, start, end })
    for (const mention of read) found.push({ ...mention, start, end, isWord: word !== undefined })
    const last = found.at(-1)
    if (last && last.start === start && oneNumeral.test(match[0]) && isAfterName(text, start, end))
      last.isSure = true
    if (word && read.length === 1 && last && before?.isWord && betweenTens.test(between))
      joinTens(before, last)
    const named = word === undefined ? undefined : monthWords.get(word)
    const day = named
      ? before && betweenDayAndMonth.test(between) && dayOf(before, found.at(-3), text)
      : month &&
        groups.number &&
        /^\s$/.test(text.slice(month.end, start)) &&
        last &&
        dayOf(last, before, text)
    const dated = named ?? month?.value
    if (day && dated)
      found.push({ readings: [dayReading(day, dated)], isSure: true, start, end, isWord: false })
    month = named ? { value: named, end } : undefined
  }
  for (const [index, mention] of found.entries()) {
    addHours(mention, found[index - 1], text)
    addHalf(mention, text)
  }
  for (const mention of found) addMeasure(mention, text)
  for (const mention of found)
    if (isPart(mention, words, text)) {
      mention.isSure = false
      delete mention.mayCount
    }
  const counting = found.filter(({ readings }) => readings[0] !== '1')
  for (const mention of counting)
    if (mention.mayCount && isAlone(mention, counting, text) && isBeforeWord(mention, text))
      mention.isSure = true
  return found
}

const oneNumeral = /^[IVX]$/

/** Charles V: one letter is a numeral behind a name, where none goes on with capitals. */
function isAfterName(text: string, start: number, end: number): boolean {
  return (
    /(?<!\p{L})\p{Lu}\p{Ll}{2,20}\s$/u.test(text.slice(Math.max(0, start - 24), start)) &&
    !/^\s?\p{Lu}/u.test(text.slice(end, end + 2))
  )
}

const betweenDayAndMonth = /^(?:\.|º|°|st|nd|rd|th)?\s(?:de |of )?$/

/** The day that a number beside a month means; none where others stand near, as in `3.–5. April`. */
function dayOf(number: Found, before: Found | undefined, text: string): number | undefined {
  const day = Number(number.readings[0])
  if (!Number.isInteger(day) || day < 1 || day > 31) return undefined
  const isNear = before && number.start - before.end < 8 && Number(before.readings[0]) <= 31
  if (
    isNear ||
    /^[^\p{L}\d]{0,3}(?:\p{L}{1,3}\s)?\d{1,2}(?!\d)/u.test(text.slice(number.end, number.end + 12))
  )
    return undefined
  return day
}

function multiply(mention: Found, scale: number, end: number): void {
  const plain = mention.readings.map(Number).filter((value) => !Number.isNaN(value))
  mention.scaledFrom ??= plain.map(String)
  mention.readings = plain.map((value) => String(Math.round(value * scale * 1000) / 1000))
  mention.end = end
}

/** Is it the only number of its line, which is an alt text or a description? */
function isAlone({ start, end }: Found, among: readonly Found[], text: string): boolean {
  const from = text.lastIndexOf('\n', start) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  return among.filter((other) => other.start >= from && other.end <= to).length === 1
}

/** “A couple of” may be a few, which others count. */
const few = /^(?:paare?|pár|par(?:es)?|para|pary|pair|couple|coppia|paio|paia|pareja)$/iu

/** What is counted follows, and nobody else says it. */
function isBeforeWord({ start, end }: Found, text: string): boolean {
  return (
    !/[„“«»"]/u.test(text.charAt(start - 1)) &&
    !few.test(text.slice(start, end)) &&
    /^\s\p{L}{3,}/u.test(text.slice(end, end + 20))
  )
}

const measures: [unit: string, signs: RegExp, times: number][] = [
  ['g', /^\s?(?:g|gr|gramm?s?|gram[mi]\p{sc=Latn}*|gramos?|gramů|gramów|gramov)(?!\p{sc=Latn})/iu, 1],
  ['g', /^\s?(?:dkg|dag|deka)(?!\p{sc=Latn})/iu, 10],
  ['g', /^\s?(?:kg|kilo\p{sc=Latn}*)(?!\p{sc=Latn})/iu, 1_000],
  ['m', /^\s?mm(?!\p{sc=Latn})/u, 0.001],
  ['m', /^\s?(?:cm|[zc]entim\p{sc=Latn}+)(?!\p{sc=Latn})/iu, 0.01],
  ['m', /^\s?(?:m|metern?|met(?:er|re)s?|metr[aiouůyeó]\p{sc=Latn}{0,2}|metros?)(?!\p{sc=Latn})/u, 1],
  ['m', /^\s?(?:km|kilom\p{sc=Latn}+)(?!\p{sc=Latn})/iu, 1_000],
  ['l', /^\s?(?:ml|millil\p{sc=Latn}+)(?!\p{sc=Latn})/iu, 0.001],
  ['l', /^\s?cl(?!\p{sc=Latn})/iu, 0.01],
  ['l', /^\s?(?:dl|decil\p{sc=Latn}+|dezil\p{sc=Latn}+)(?!\p{sc=Latn})/iu, 0.1],
  ['l', /^\s?(?:l|lit(?:er|ern|re|res|ers|ri|ro|ros|ru|rů|ra|ry|rów|rov))(?!\p{sc=Latn})/u, 1],
]

/** 30 dkg are 300 grams, 0.5 l are 500 ml. */
function addMeasure(mention: Found, text: string): void {
  const value = Number(mention.readings[0])
  const after = text.slice(mention.end, mention.end + 16)
  if (Number.isNaN(value) || !/^\s?\p{L}/u.test(after)) return
  const measure = measures.find(
    ([unit, signs, times]) =>
      !(unit === 'g' && times === 1_000 && /^\s?kilom/iu.test(after)) && signs.test(after),
  )
  if (measure) mention.readings.push(`${measure[0]}${Math.round(value * measure[2] * 1e6) / 1e6}`)
}

const halves =
  /^ (?:\p{sc=Latn}{1,20} )?(?:and a half|y medi[oa]|e mezz[oa]|és fél|i pół|a půl|in pol)(?!\p{sc=Latn})/iu

/** Two and a half, dve uri in pol. */
function addHalf(mention: Found, text: string): void {
  const half = halves.exec(text.slice(mention.end, mention.end + 36))?.[0]
  const value = Number(mention.readings[0])
  if (!half || Number.isNaN(value)) return
  mention.readings = [String(value + 0.5)]
  mention.isSure = true
  mention.end += half.length
}

const roman = /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/
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

function readOnce(written: string, word: string, list: NumberList): Mention[] {
  if (list.none.has(written)) return []
  const read = readWord(written, word, list)
  if (read.length > 0 || written.length > longestRemembered) return read
  if (list.none.size >= mostRemembered) list.none.clear()
  list.none.add(written)
  return read
}

function readWord(written: string, word: string, { words, begins, ordinals, scales }: NumberList): Mention[] {
  const number = words.get(word)
  if (number) {
    const readings = [String(number.value)]
    return number.isSure ? [{ readings, isSure: true }] : [{ readings, isSure: false, mayCount: true }]
  }
  const month = monthWords.get(word)
  if (month) return [{ readings: [String(month)], isSure: false }]
  // One letter is as often a letter, but behind a name.
  if (roman.test(written)) return [{ readings: [String(romanValue(written))], isSure: written.length > 1 }]
  const scale = scales.get(word)
  if (scale && scale < 10_000) return [{ readings: [String(scale)], isSure: false }]
  if (partWords.has(word)) return []
  for (let length = word.length; length > 0 && length >= word.length - 3; length -= 1) {
    const ordinal = ordinals.get(word.slice(0, length))
    if (ordinal) return [{ readings: [String(ordinal)], isSure: true, isOrdinal: true }]
  }
  const begin = begins?.exec(word)?.[0]
  const value = begin && words.get(begin)?.value
  if (!value) return []
  // Zweitausend, duemila, kétezer; an Italian Ottocento is a century.
  const times = scales.get(word.slice(begin.length)) ?? 1
  return [{ readings: [String(value * times)], isSure: times >= 1_000 }]
}

function listOf(language: string): NumberList {
  const known = listsByLanguage.get(language)
  if (known) return known
  const words = joinNumberWords(language)
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length)
  const begins = words.size > 0 ? new RegExp(`^(?:${longestFirst.join('|')})`, 'u') : null
  const list = {
    words,
    begins,
    ordinals: ordinalBeginnings(language),
    scales: scaleWordsOf(language),
    none: new Set<string>(),
  }
  // Typed languages have none, and there may be any number of them.
  if (words.size > 0) listsByLanguage.set(language, list)
  return list
}

function romanValue(numeral: string): number {
  const values = [...numeral].map((sign) => ({ I: 1, V: 5, X: 10 })[sign] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
