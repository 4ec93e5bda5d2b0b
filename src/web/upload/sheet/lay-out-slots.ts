const gapRem = 0.75
const narrowestRem = 13
/** Two beside each other on any but the narrowest phone. */
const twoFromRem = 16
/** Of the picture, from its text, and from the next line. */
const aboveTextRem = 0.375
const belowTextRem = 0.75
/** The line height of `text-xs`. */
const textLineRem = 0.8125 * 1.4

export interface SlotLayout {
  columns: number
  /** Edge of a picture, which is a square; all in pixels. */
  edge: number
  gap: number
  textLines: number
  /** From the top of a line of slots to that of the next. */
  lineHeight: number
}

/** How slots of one size stand side by side in this width. Narrow ones have more lines for the same text. */
export function layOutSlots(width: number, rem: number): SlotLayout {
  const gap = gapRem * rem
  const fitting = Math.floor((width + gap) / (narrowestRem * rem + gap))
  const columns = Math.max(width >= twoFromRem * rem ? 2 : 1, fitting)
  const edge = Math.max(0, Math.floor((width - (columns - 1) * gap) / columns))
  const textLines = edge < 11 * rem ? 5 : 4
  const lineHeight = Math.ceil(edge + (aboveTextRem + belowTextRem + textLines * textLineRem) * rem)
  return { columns, edge, gap, textLines, lineHeight }
}
