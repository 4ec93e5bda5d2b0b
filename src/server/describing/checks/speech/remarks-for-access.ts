import { notes, notesAny, type Part, placeOfWord, says } from './read-parts.ts'

const mostWordsOfSentence = 20

/** For whom, and by which norms, texts are made that nobody sees. */
const forAccess =
  /wcag|bitv|en ?301|section 508|screen ?-?reader|lettor\p{L}+ di schermo|lector\p{L}* de pantalla|lectura fácil|čteč\p{L}+|odečítač|czytnik\p{L}* ekranu|bralnik\p{L}* zaslona|képernyőolvas|schermlezer|(?<!\p{L})seo(?!\p{L})/u
/** What is made so is a text: nobody else is written to a norm. */
const made =
  /geschrieben|optimi|written to|redactad|adaptad|apt[ao]s?(?!\p{L})|pensat|scritt|ottimizz|napsán|napisan|prilagojen|przyjazn|dostosowan|uzpůsoben|vhodn|készült|írva|igazít/u
const mostWordsBetween = 4

/** “…, written to meet WCAG 1.1.1”, “… – adapted to screen readers”. */
export function isForAccess(part: Part): boolean {
  const { manner, text, words } = part
  if (!notes(part, 'rule') || words.length > mostWordsOfSentence || !forAccess.test(text)) return false
  const isMade = says(part, 'fulfil') || notesAny(part, 'edit', 'craft') || made.test(text)
  if (manner === 'brackets' || manner === 'tail' || manner === 'clause') return part.isLast && isMade
  if (manner === 'head') return says(part, 'text', 'alt', 'describe')
  if (text.includes(':')) return false
  const fulfils = placeOfWord(part, 'fulfil')
  const rule = part.tokens.findIndex((token, at) => at > fulfils && forAccess.test(token))
  return fulfils !== -1 && rule !== -1 && rule - fulfils <= mostWordsBetween
}
