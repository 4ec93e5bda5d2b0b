import { limits } from '#contract/limits.ts'
import { UnreadableList } from './unreadable-list.ts'

/** The part that a scan holds of a text that comes in chunks. Positions of faults and rows match those in an editor. */
export interface TextWindow {
  text: string
  /** Where in `text` the current value begins; nothing before it is needed any more. */
  at: number
  /** Whether the text is complete. */
  isWhole: boolean
  /** Offset of `at` in the whole text. */
  offset: number
  /** The line (from 1) of `counted`, and where in `text` it begins, possibly before `counted`. */
  line: number
  lineStart: number
  counted: number
  /** The maximum length of the value at `at`. */
  maxCharacters: number
}

export function openWindow(maxCharacters: number = limits.maxRowCharacters): TextWindow {
  return { text: '', at: 0, isWhole: false, offset: 0, line: 1, lineStart: 0, counted: 0, maxCharacters }
}

/** Moves on to a later position in the current text. */
export function moveTo(window: TextWindow, at: number): void {
  window.offset += at - window.at
  window.at = at
  const { text } = window
  // A line break that is cut in two is counted once its second half has arrived.
  const end = !window.isWhole && at === text.length && text.endsWith('\r') ? at - 1 : at
  const passed = text.slice(window.counted, end)
  if (passed.includes('\n') || passed.includes('\r'))
    for (const { 0: lineBreak, index } of passed.matchAll(/\r\n?|\n/g)) {
      window.line += 1
      window.lineStart = window.counted + index + lineBreak.length
    }
  window.counted = end
}

/** Line and column, from 1, of a position in the current text that is not before `at`. */
export function placeIn(window: TextWindow, at: number): { line: number; column: number } {
  const ahead = { ...window }
  moveTo(ahead, at)
  return { line: ahead.line, column: at - ahead.lineStart + 1 }
}

/**
 * Requests more text (the `null`s) until there is four times as much from `at` on, or all of it: re-reading a long value with each
 * chunk would take quadratic time. Refuses row_too_large if a value exceeds the maximum length of a row.
 */
export function* readMore(window: TextWindow): Generator<null, void> {
  refuseTooLong(window, window.text.length)
  dropPassed(window)
  const wanted = 4 * window.text.length
  do yield null
  while (window.text.length < wanted && !window.isWhole)
}

/** Refuses row_too_large if the value from `at` to `end` exceeds the maximum length of a row. */
export function refuseTooLong(window: TextWindow, end: number): void {
  if (end - window.at > window.maxCharacters) throw rowTooLarge(placeIn(window, window.at).line)
}

export function rowTooLarge(line: number): UnreadableList {
  return new UnreadableList('row_too_large', { line, maxCharacters: limits.maxRowCharacters })
}

function dropPassed(window: TextWindow): void {
  const passed = Math.min(window.at, window.counted)
  window.text = window.text.slice(passed)
  window.at -= passed
  window.lineStart -= passed
  window.counted -= passed
}
