const gapRem = 0.75
const narrowestRem = 13
/** Two columns on all but the narrowest phones. */
const twoFromRem = 16
/** Space between image and text, and between text and next line. */
const aboveTextRem = 0.375
const belowTextRem = 0.75
/** The line height of `text-xs`. */
const textLineRem = 0.8125 * 1.4

export interface SlotLayout {
  columns: number
  /** Side of an image, which is square. All in pixels. */
  edge: number
  gap: number
  textLines: number
  /** From the top of one line of slots to the top of the next. */
  lineHeight: number
}

/** How slots of equal size are arranged in this width. Narrow slots have more lines for the same text. */
export function layOutSlots(width: number, rem: number): SlotLayout {
  const gap = gapRem * rem
  const fitting = Math.floor((width + gap) / (narrowestRem * rem + gap))
  const columns = Math.max(width >= twoFromRem * rem ? 2 : 1, fitting)
  const edge = Math.max(0, Math.floor((width - (columns - 1) * gap) / columns))
  const textLines = edge < 11 * rem ? 5 : 4
  const lineHeight = Math.ceil(edge + (aboveTextRem + belowTextRem + textLines * textLineRem) * rem)
  return { columns, edge, gap, textLines, lineHeight }
}
