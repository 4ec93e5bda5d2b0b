import { languages } from '#checks/languages/languages.ts'
import { wordsOfAll } from '#checks/languages/words-of-all.ts'

/** No word is longer; what is would only cost time. */
const maxWordCharacters = 80

const plain = /^[\p{L}\p{M}]+[.!?:]?$/u
const endings = /\.(?:jpe?g|png|gif|webp|tiff?|avif|heic|svg|bmp|pdf|mp4|mov|html?|php)\P{L}*$/iu
const all = [...languages.values()]
const domains = [
  'com',
  'org',
  'net',
  'info',
  'shop',
  'eu',
  'io',
  'uk',
  ...all.flatMap((language) => language.domains),
]
const domain = new RegExp(
  `^[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:${domains.join('|')})(?:/\\S*)?\\P{L}*$`,
  'iu',
)

const units = wordsOfAll(({ noise }) => noise.units).join('|')
const unit =
  '(?:[kmµ]?g|t|[mcd]?l|[kmcd]?m[²³23]?|qm|ha|px|dpi|ppi|[kmgt]b|k?wh?|mah|v|h?z|[km]hz|°|°[cf]|%|‰|h|min|' +
  `€|\\$|£|eur|euros?|usd|gbp|chf|kč|czk|ft|huf|zł|pln|cent|am|pm|${units})`
const loneUnit = new RegExp(`^${unit}[.,;:)]?$`, 'iu')
const measure = new RegExp(`^\\P{L}*\\d[\\d.,:]*(?:[x×]\\d+)*${unit}?[.,;:)]*$`, 'iu')
const currency = /^(?:€|\$|£|eur|usd|gbp|chf|czk|huf|pln)$/i

const codeLabels = new Set([
  ...'sku ean gtin isbn issn asin mpn id gr'.split(' '),
  ...wordsOfAll(({ noise }) => noise.articles),
])

const months = new Set([
  ...'jan feb mar mär apr jun jul aug sep sept okt oct nov dez dec'.split(' '),
  ...wordsOfAll(({ noise }) => noise.months),
])

/**
 * A text without what is no keyword: addresses, e-mails, handles, file names, prices, dates, measures, article codes. Where
 * something went, a line ends, so that its neighbours are not taken for one term.
 */
export function dropNoise(text: string): string {
  const tokens = text.split(/((?:\s|[;|]|,(?!\d))+)/)
  const clean = tokens.map((token, i) => {
    if (i % 2 === 1 || !isNoise(token, tokens[i - 2], tokens[i + 2])) return token
    // A number alone stands in the middle of a sentence.
    return /^\d+$/.test(token) ? ' ' : '\n'
  })
  return clean.join('')
}

function isNoise(token: string, before = '', after = ''): boolean {
  if (token.length > maxWordCharacters) return true
  // Most words are plain and between plain ones, and looking closer costs several times as much.
  if (plain.test(token) && !/\d/.test(before) && !/\d/.test(after)) return false
  if (token.includes('://') || token.includes('@') || /^www\./i.test(token)) return true
  if (endings.test(token) || domain.test(token)) return true
  if (loneUnit.test(token) && measure.test(before)) return true
  if (measure.test(token)) return !isNumberOfName(token, before, after)
  if (currency.test(token) && measure.test(after)) return true
  const word = token
    .replace(/^\P{L}{1,9}/u, '')
    .replace(/[.,;:)]{1,3}$/, '')
    .toLowerCase()
  if (months.has(word)) return isDayOrYear(before) || isDayOrYear(after)
  if (codeLabels.has(word)) return after === '' || /\d/.test(after) || /:$/.test(token)
  return isCode(token)
}

/** `Raum 2`, `Golf 7`: part of a name. Years, measures and the numbers of lists are not. */
function isNumberOfName(token: string, before: string, after: string): boolean {
  return /^\d{1,3}[,;:)]?$/.test(token) && /^\p{L}?\p{Lu}\p{L}+$/u.test(before) && !loneUnit.test(after)
}

function isDayOrYear(token: string): boolean {
  return /^(?:\d{1,2}(?:\.|st|nd|rd|th)?,?|(?:19|20)\d\d[.,;)]?)$/.test(token)
}

/** `SKU-4711`, `AB12-345X`, hashes; not `CO₂`, `A380`, `Wort12`. */
function isCode(token: string): boolean {
  const bare = token.replace(/^[^\p{L}\p{N}]{1,9}/u, '').replace(/[^\p{L}\p{N}]{1,9}$/u, '')
  if (bare.length < 6 || !/\d/.test(bare)) return false
  if (/^[\da-f-]{8,}$/i.test(bare) || /^#[\da-f]{6}\W?$/i.test(token)) return true
  return (bare.match(/\d/g)?.length ?? 0) >= 3 && !/\p{Ll}{3}/u.test(bare)
}
