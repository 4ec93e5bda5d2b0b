import { quotation } from './quotation.ts'
import { isSlot } from './speech/fills-place.ts'
import { isTechnical } from './speech/is-technical.ts'

const mostWords = 16
const mostWordsOfCounted = 26

/** “_____ sits on _____”, “XXX in front of YYY”; before a price they are those of a menu. */
const gap =
  /_{3,}|(?:\.{4,}|…{2,}\.*)(?![.…]|\s*[\d€$£])|(?<![\p{L}\p{N}])(?:X{3,}|Y{3,}|Z{3,}|x{3,}|y{3,}|z{3,})(?![\p{L}\p{N}])/gu
/** What stands for a name, a number or a year that is not known yet: “XY”, “N. N.”, “??”, “19XX”, “dd/mm”. One may be what a picture shows. */
const standIn =
  /(?<![\p{L}\p{N}-])(?:(?:X{2,}|Y{2,}|XY)(?!-)|NN|N\. ?N\.|\?{2,}|(?:19|20)(?:XX|xx|__|\.\.)|(?:dd|gg|tt|hh|rr)[./](?:mm|hh)(?:[./](?:yy|aa|jj|rr|éé|ll)+)?)(?![\p{L}\p{N}])/gu
/** “Un/a … en …”: two may be what somebody leaves unsaid. */
const ellipsis = /(?<=^|\s)(?:…|\.{3})(?=\s|[.,]|$)/gu
/** “NAME SURNAME opens …” */
const capitals = /(?<!\p{L})\p{Lu}{3,}(?: \p{Lu}{3,})+(?!\p{L})/gu
const placeholderBrackets = /[[<{(]\s?(\p{L}[\p{L}\p{M} /?'-]{1,40})\s?[\]>})]/gu
/** All of a text is brackets with signs between them: “(who) + (does what)”. */
const onlyBrackets = /^(?:\([^()]{2,40}\)[\s+,;/&–-]*){2,}\.?$/u

/** Does a text have places that are still to be filled in: lines, rows of dots, or brackets that say with what? */
export function hasGaps(text: string): boolean {
  const said = text.replace(quotation, ' " ')
  const words = said.split(/\s+/).length
  if (words > mostWordsOfCounted) return false
  if (countStandIns(said) > 1 || isNamedInCapitals(said)) return true
  if (!/[_.…[<{(]|xxx|yyy/iu.test(text)) return false
  if (words > mostWords) return false
  const gaps = [...said.matchAll(gap)].map(([found]) => found)
  if (gaps.length > 1 || gaps.some((found) => /^_{5,}$/.test(found) && !said.includes(':'))) return true
  if ([...said.matchAll(ellipsis)].length > 2) return true
  const groups = [...said.matchAll(placeholderBrackets)]
  if (groups.length === 0) return false
  const squares = groups.filter(([found]) => !found.startsWith('('))
  const slots = (squares.length > 0 ? squares : groups).filter(([, words = '']) =>
    isSlot(words.toLowerCase().replaceAll('?', ' ').trim()),
  )
  if (squares.length > 0) return slots.length > 0 && !isTechnical(text.toLowerCase())
  if (onlyBrackets.test(said.trim())) return slots.length > 0
  return slots.length > 1 || slots.some(([, words = '']) => words.endsWith('?'))
}

/** In “XX” and “XXX” of centuries there are none, nor in what genes are called; people whom nobody knows may be several. */
function countStandIns(text: string): number {
  const found = [...text.matchAll(standIn)].map(([found]) => found)
  if (found.every((one) => /^X+$/.test(one)) || /chromoso|karyo|genotyp/iu.test(text)) return 0
  return found.every((one) => one.startsWith('N')) ? 0 : found.length
}

function isNamedInCapitals(text: string): boolean {
  if (!/\p{Ll}{2}/u.test(text)) return false
  return [...text.matchAll(capitals)].some(([found]) => isSlot(found.toLowerCase()))
}
