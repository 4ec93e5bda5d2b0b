/** From this width on, images are rows of a table; below, they are cards. The same breakpoint as `sm:`. */
export const tableMedia = '(width >= 40rem)'
/** Below this width, rarely used controls are collapsed. */
export const phoneMedia = '(width < 40rem)'
/** Toolbar and column headers stick where they leave most of the window to the images. */
export const stickyMedia = '(width >= 64rem) and (height >= 40rem)'

/** The minimum height of a row; its texts can make it higher. */
export const rowRem = { table: 6.25, card: 12 }

/** The columns: selection, image, alt text, description, keywords, state. Below `lg` the keywords are under the state. */
export const columnsClass =
  'sm:grid sm:grid-cols-[1.5rem_4rem_minmax(0,1fr)_minmax(0,1fr)_7.5rem] sm:gap-x-3 sm:px-4 lg:grid-cols-[1.5rem_4rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,2fr)_8.5rem]'

/** Alt texts up to this length are never truncated: the rules call only longer ones too long. */
export const wholeCharacters = 250
/** Longer descriptions are truncated in the table until they are expanded. */
export const briefCharacters = 220

const gapRem = 1
const narrowestCellRem = 12.5
/** Two columns on all but the narrowest phones. */
const twoFromRem = 19
/** Name, six lines of text and the space below them. */
const belowPictureRem = 11.25

/** The contact sheet's layout at this width, in pixels: the number of columns and the minimum height of a line. */
export function layOutSheet(width: number, rem: number): { columns: number; lineHeight: number } {
  const gap = gapRem * rem
  const fitting = Math.floor((width + gap) / (narrowestCellRem * rem + gap))
  const columns = Math.max(width >= twoFromRem * rem ? 2 : 1, fitting)
  const cell = Math.max(0, (width - (columns - 1) * gap) / columns)
  return { columns, lineHeight: cell + belowPictureRem * rem }
}
