import { isShownBefore, notes, notesAny, type Part, placeOfNote } from './read-parts.ts'

const mostWordsAround = 40
const mostWordsOfPart = 14
const mostWordsOfSmall = 30

/** Characters that are counted: fewer are those of a display or a sign. */
const counted =
  /(?<![\p{N}.,])(?:2[5-9]|[3-9]\d|[1-4]\d\d)(?![\p{N}.,]\p{N}) ?(?:\p{L}+ )?(?:zeichen|anschl|characters?|chars|caratteri|battute|caracteres|pulsaciones|znak|znac|úhoz|karakter|leütés|tekens)(?!\p{L}* (?:pro|je|per|por|na|soronként)(?!\p{L}))/u
const countedFirst =
  /^(\d{2,3}) (?:zeichen|anschläge|characters|chars|caratteri|battute|caracteres|znaků|znaky|karakter|leütés|znaków|znaki|znakov|tekens)(?!\p{L})/u
const countedLast =
  /(?:zeichen\p{L}*|characters?|character count|length|länge|caratteri|caracteres|délka|znaků|karakter\p{L}*|hossz\p{L}*|znaków|długość|znakov|dolžina)[ :(=]+(\d{2,3})(?!\d)/u

/** “(58 characters, within the limit)”. */
export function isOnLength(part: Part): boolean {
  if (!notes(part, 'limit') || isShownBefore(part, placeOfNote(part, 'limit'))) return false
  if (part.isLast && !part.isFirst && isCountOf(part)) return true
  if (part.manner !== 'sentence' && counted.test(part.text)) return true
  if (part.manner === 'brackets' && !part.isFirst && notes(part, 'rule') && /\p{N}/u.test(part.text))
    return true
  const isLater = part.manner !== 'sentence' || !part.isFirst
  if (
    notes(part, 'rule') &&
    isLater &&
    part.isLast &&
    part.words.length <= mostWordsOfPart &&
    part.textLength <= mostWordsOfSmall
  )
    return true
  return (
    part.textLength <= mostWordsAround &&
    counted.test(part.text) &&
    (part.words.length <= 8 || notesAny(part, 'craft', 'tell'))
  )
}

/** Is a number of characters about that of what stands before? Displays and signs have others. */
function isCountOf({ manner, text, textBefore }: Part): boolean {
  if (manner !== 'brackets' && manner !== 'tail' && manner !== 'sentence') return false
  const said = countedFirst.exec(text) ?? countedLast.exec(text)
  const lengthBefore = textBefore.replace(/[\s([{–—-]+$/u, '').length
  return said !== null && Math.abs(Number(said[1]) - lengthBefore) <= Math.max(5, lengthBefore / 4)
}
