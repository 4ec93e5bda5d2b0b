/** Of a column, counted from 0, as spreadsheets name it: A, B, … Z, AA. */
export function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}

/** The column, counted from 0, that `letters` (A to Z, in capitals) name. */
export function columnOfLetters(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
