/** From here on images stand in a table; narrower, they are cards. The same step as `sm:`. */
export const tableMedia = '(width >= 40rem)'
/** Up to there what is seldom used is folded. */
export const phoneMedia = '(width < 40rem)'
/** Toolbar and column heads stay in view where they leave most of the window to the pictures. */
export const stickyMedia = '(width >= 64rem) and (height >= 40rem)'

/** The least height of a row, which holds nearly every text: only a long one makes its own higher. */
export const rowRem = { table: 10.25, card: 12 }

/** The columns: picture, alt text, description, keywords, state; up to `lg` the keywords stand below the description. */
export const columnsClass =
  'sm:grid sm:grid-cols-[6.5rem_minmax(0,4fr)_minmax(0,5fr)_7rem] sm:gap-x-4 sm:px-4 lg:grid-cols-[11rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,2fr)_7.5rem] xl:grid-cols-[17rem_minmax(0,5fr)_minmax(0,5fr)_minmax(0,2.5fr)_7.5rem]'

/** Alt texts up to here are never cut: what the rules call a long one is longer. */
export const wholeCharacters = 250
/** A description beyond this is cut in the table until it is asked for. */
export const briefCharacters = 220

const gapRem = 1
const narrowestCellRem = 12.5
/** Two beside each other on any but the narrowest phone. */
const twoFromRem = 19
/** Name, six lines of text and the space below them. */
const belowPictureRem = 11.25

/** The contact sheet in this width, all in pixels: how many cells stand side by side, and the least height of a line of them. */
export function layOutSheet(width: number, rem: number): { columns: number; lineHeight: number } {
  const gap = gapRem * rem
  const fitting = Math.floor((width + gap) / (narrowestCellRem * rem + gap))
  const columns = Math.max(width >= twoFromRem * rem ? 2 : 1, fitting)
  const cell = Math.max(0, (width - (columns - 1) * gap) / columns)
  return { columns, lineHeight: cell + belowPictureRem * rem }
}
