// A sign is harmless before a number with at most a unit behind it. `-2+3` and `-1+cmd|'/C calc'!A0` also begin
// with a number, and a spreadsheet runs both, so nothing that calculates may follow.
const signedNumber = /^[+\-＋－﹢﹣][.,]?\d[\p{L}\d .,%°€$£\u00a0\u202f]*$/v
const quotedNumber = /^[+\-＋－﹢﹣][.,]?\d[\p{L}\d .,%°€$£\u00a0\u202f]*["'][^\(\|!]*$/v

// Texts have lists in them. Without these three a bullet calls no function, no program and no other file.
const bullet = /^[+\-＋－﹢﹣]\s[^\(\|!]*$/v

// Nor does a word behind a comma: "Hemden, -hosen", "@anna, @ben". Of the dash in "5,-" and "5,- €" nothing is calculated.
const word = /^[+\-＋－﹢﹣@＠﹫]\p{L}[^\(\|!]*$/v
const dash = /^[+\-＋－﹢﹣][\s€£!?…\).]*$/v

/** Blanks, what takes no room, and quotation marks: a spreadsheet may drop each before it looks. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"']*/v
const quotationMark = /["']/

/**
 * A sign where another reading begins a cell: in a later line, behind a delimiter, or behind a blank. Behind a blank `=` alone
 * counts: the others stand before words everywhere.
 */
const laterSign =
  /([\n\r\v\f\x85\u2028\u2029,;\t\|])([["'\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]--[\n\r\v\f\x85\u2028\u2029]]*)[=＝﹦@＠﹫+\-＋－﹢﹣]| (?:["']+=|=(?![\s=>]))/gv

// Told much faster, and true of nearly no cell without one: a sign that stands behind no letter and no digit.
const mayHaveLaterSign = /[^a-zA-Z0-9\u00c0-\u024f][=＝﹦@＠﹫+\-＋－﹢﹣]/

const harmful = new Set(Array.from('"\'+-=@', (sign) => sign.charCodeAt(0)))
const calling = new Set('=＝﹦@＠﹫')
const signs = new Set('+-＋－﹢﹣')

const lineBreak = /[\n\r\v\f\x85\u2028\u2029]/

/**
 * The cell with a leading apostrophe if a spreadsheet would run it as a formula, and with a typographic one before each later sign
 * that one would run which splits the line elsewhere; another could be its quotation mark. All other cells stay as they are.
 * Source: docs/specification.md#export
 */
export function guardFormula(cell: string): string {
  const isRun = !beginsHarmlessly(cell) && mayRun(cell)
  const guarded = mayHaveLaterSign.test(cell) ? guardLaterSigns(cell) : cell
  return isRun ? `'${guarded}` : guarded
}

/** Nearly all cells do: visible ASCII but signs and quotation marks, or a Latin letter. Neither is dropped, and nothing before it is. */
export function beginsHarmlessly(cell: string): boolean {
  const first = cell.charCodeAt(0)
  if (first < 0x7f) return first > 0x20 && !harmful.has(first)
  return first >= 0xc0 && first <= 0x24f
}

function mayRun(cell: string): boolean {
  if (cell.startsWith("'")) return false
  if (cell.startsWith('\t') || cell.startsWith('\r')) return true
  const [dropped = ''] = unseen.exec(cell) ?? []
  return runs(cell.slice(dropped.length), quotationMark.test(dropped))
}

function guardLaterSigns(cell: string): string {
  return cell.replace(laterSign, (found, end: string | undefined, between: string, at: number) => {
    // A tab between them may be the delimiter as well.
    const ends = end === undefined ? [] : between.includes('\t') ? [end, '\t'] : [end]
    const signAt = at + found.length - 1
    const isQuoted = quotationMark.test(found)
    if (ends.length > 0 && ends.every((each) => isHarmless(partAt(cell, signAt, each), isQuoted, each)))
      return found
    return `${found.slice(0, -1)}’${found.slice(-1)}`
  })
}

function isHarmless(part: string, isQuoted: boolean, end: string): boolean {
  if (!runs(part, isQuoted)) return true
  // A cell in quotation marks may go on behind the delimiter.
  if (isQuoted) return false
  return bullet.test(part) || (!lineBreak.test(end) && (word.test(part) || dash.test(part)))
}

/** Up to where the same delimiter, or the line, ends it: the others may be no delimiters then. */
function partAt(cell: string, start: number, delimiter: string): string {
  let end = start
  while (end < cell.length && cell[end] !== delimiter && !lineBreak.test(cell.charAt(end))) end += 1
  return cell.slice(start, end)
}

function runs(text: string, isQuoted: boolean): boolean {
  const sign = text.charAt(0)
  return calling.has(sign) || (signs.has(sign) && !(isQuoted ? quotedNumber : signedNumber).test(text))
}
