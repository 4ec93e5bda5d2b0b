/** From here on images stand in a table; narrower, they are cards. The same step as `sm:`. */
export const tableMedia = '(width >= 40rem)'
/** Toolbar and column heads stay in view where they leave most of the window to the rows. */
export const stickyMedia = '(width >= 64rem) and (height >= 40rem)'

/** Rows have one height, so that any of 100,000 can be jumped to without drawing those before it. */
export const rowRem = { table: 7.25, card: 11.75 }

/** The columns: picture, alt text, description, keywords, state. */
export const columnsClass =
  'sm:grid sm:grid-cols-[5.5rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)_1.75rem] sm:gap-x-4 sm:px-4 lg:grid-cols-[5.5rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,3.5fr)_8.5rem]'

/** Pixels of one rem, which grows with the browser's text size. */
export function remPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
