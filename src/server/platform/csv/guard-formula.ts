// A sign is harmless before a number with at most a unit behind it. `-2+3` and `-1+cmd|'/C calc'!A0` also begin
// with a number, and a spreadsheet runs both, so nothing that calculates may follow.
const signedNumber = /^[+\-＋－﹢﹣][.,]?\d[\p{L}\d .,%°€$£\u00a0\u202f]*$/v

// Texts have lists in them. Without these three a bullet calls no function, no program and no other file.
const bullet = /^[+\-＋－﹢﹣]\s[^\(\|!]*$/v

/** Blanks, and what takes no room: a spreadsheet may drop either before it looks. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*/v

const laterLine =
  /([\n\r\v\f\x85\u2028\u2029])([[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]--[\n\r\v\f\x85\u2028\u2029]]*)([=＝﹦@＠﹫+\-＋－﹢﹣][^\n\r\v\f\x85\u2028\u2029]*)/gv

const calling = new Set('=＝﹦@＠﹫')
const signs = new Set('+-＋－﹢﹣')

const lineBreak = /[\n\r\v\f\x85\u2028\u2029]/

/**
 * The cell with a leading apostrophe if a spreadsheet would run it as a formula, and with one in each later line that
 * it would: one that expects another delimiter heeds no quotes and takes the lines for rows. All other cells stay as
 * they are. Source: docs/specification.md#export
 */
export function guardFormula(cell: string): string {
  const isRun = !beginsHarmlessly(cell) && mayRun(cell)
  const guarded = lineBreak.test(cell) ? guardLaterLines(cell) : cell
  return isRun ? `'${guarded}` : guarded
}

/** Nearly all cells do: visible ASCII but the signs, or a Latin letter. Neither is dropped, and nothing before it is. */
export function beginsHarmlessly(cell: string): boolean {
  const first = cell.charCodeAt(0)
  if (first < 0x7f)
    return first > 0x20 && first !== 0x2b && first !== 0x2d && first !== 0x3d && first !== 0x40
  return first >= 0xc0 && first <= 0x24f
}

function mayRun(cell: string): boolean {
  return cell.startsWith('\t') || cell.startsWith('\r') || runs(cell.replace(unseen, ''))
}

function guardLaterLines(cell: string): string {
  return cell.replace(laterLine, (line, end: string, blanks: string, formula: string) =>
    runs(formula) && !bullet.test(formula) ? `${end}'${blanks}${formula}` : line,
  )
}

function runs(text: string): boolean {
  const sign = text.charAt(0)
  return calling.has(sign) || (signs.has(sign) && !signedNumber.test(text))
}
