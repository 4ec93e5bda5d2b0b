// A sign is harmless before a number that is followed by a unit at most. `-2+3` and `-1+cmd|'/C calc'!A0` also begin with a number, and a
// spreadsheet runs both, so nothing that calculates may follow.
const signedNumber = /^[+\-＋－﹢﹣][.,]?\d[\p{L}\d .,%°€$£\u00a0\u202f]*$/v
const quotedNumber = /^[+\-＋－﹢﹣][.,]?\d[\p{L}\d .,%°€$£\u00a0\u202f]*["'][^\(\|!]*$/v

// Texts contain lists. Without these three characters a bullet cannot call a function, a program or another file.
const bullet = /^[+\-＋－﹢﹣]\s[^\(\|!]*$/v

// The same holds for a word after a comma: "Hemden, -hosen", "@anna, @ben". The dash in "5,-" and "5,- €" calculates nothing.
const word = /^[+\-＋－﹢﹣@＠﹫]\p{L}[^\(\|!]*$/v
const dash = /^[+\-＋－﹢﹣][\s€£!?…\).]*$/v

/** Blanks, zero-width characters and quotation marks: a spreadsheet may drop each of them before it parses the cell. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"']*/v
const quotationMark = /["']/

/**
 * A sign where another parser may start a cell: on a later line, after a delimiter, or after a blank. After a blank only `=` counts,
 * because the other signs precede words everywhere.
 */
const laterSign =
  /([\n\r\v\f\x85\u2028\u2029,;\t\|])([["'\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]--[\n\r\v\f\x85\u2028\u2029]]*)[=＝﹦@＠﹫+\-＋－﹢﹣]| (?:["']+=|=(?![\s=>]))/gv

// A fast pre-check that matches nearly no cell without such a sign: a sign that follows neither a letter nor a digit.
const mayHaveLaterSign = /[^a-zA-Z0-9\u00c0-\u024f][=＝﹦@＠﹫+\-＋－﹢﹣]/

const harmful = new Set(Array.from('"\'+-=@', (sign) => sign.charCodeAt(0)))
const calling = new Set('=＝﹦@＠﹫')
const signs = new Set('+-＋－﹢﹣')

const lineBreak = /[\n\r\v\f\x85\u2028\u2029]/

/**
 * Prefixes a cell that a spreadsheet would run as a formula with an apostrophe. Before each later sign that a spreadsheet with another
 * delimiter would run it puts a typographic apostrophe, because a plain one could be that spreadsheet's quotation mark. All other cells
 * stay as they are. Source: docs/specification/results.md#export
 */
export function guardFormula(cell: string): string {
  const isRun = !beginsHarmlessly(cell) && mayRun(cell)
  const guarded = mayHaveLaterSign.test(cell) ? guardLaterSigns(cell) : cell
  return isRun ? `'${guarded}` : guarded
}

/**
 * True for nearly all cells: they begin with visible ASCII other than signs and quotation marks, or with a Latin letter. Spreadsheets drop
 * nothing before or at these.
 */
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
    // A tab in between may be the delimiter as well.
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
  // A quoted cell may continue after the delimiter.
  if (isQuoted) return false
  return bullet.test(part) || (!lineBreak.test(end) && (word.test(part) || dash.test(part)))
}

/** The part up to the next delimiter of the same kind or the end of the line: the other characters may not be delimiters then. */
function partAt(cell: string, start: number, delimiter: string): string {
  let end = start
  while (end < cell.length && cell[end] !== delimiter && !lineBreak.test(cell.charAt(end))) end += 1
  return cell.slice(start, end)
}

function runs(text: string, isQuoted: boolean): boolean {
  const sign = text.charAt(0)
  return calling.has(sign) || (signs.has(sign) && !(isQuoted ? quotedNumber : signedNumber).test(text))
}
