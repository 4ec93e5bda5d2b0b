// A sign is harmless before a number with at most a unit behind it. `-2+3` and `-1+cmd|'/C calc'!A0` also begin
// with a number, and a spreadsheet runs both, so nothing that calculates may follow.
const signedNumber = /^[+-][.,]?\d[\p{L}\d .,%°€$£\u00a0\u202f]*$/u

/**
 * The cell with a leading apostrophe if a spreadsheet would run it as a formula: it begins with `=`, `@`, a tab,
 * a carriage return, or with `+` or `-` and is no number. All other cells stay as they are.
 */
export function guardFormula(cell: string): string {
  return isFormula(cell) ? `'${cell}` : cell
}

function isFormula(cell: string): boolean {
  switch (cell.charCodeAt(0)) {
    case 0x3d: // =
    case 0x40: // @
    case 0x09: // tab
    case 0x0d: // carriage return
      return true
    case 0x2b: // +
    case 0x2d: // -
      return !signedNumber.test(cell)
    default:
      return false
  }
}
