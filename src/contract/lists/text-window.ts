import { limits } from '#contract/limits.ts'
import { UnreadableList } from './unreadable-list.ts'

/** What a scan holds of a text that comes in pieces. Faults and rows are placed as an editor would show them. */
export interface TextWindow {
  text: string
  /** Where in `text` the value begins that is being read: nothing before it is needed any more. */
  at: number
  /** No more text comes. */
  isWhole: boolean
  /** Place of `at` in the whole text. */
  offset: number
  /** Line of `counted`, from 1, and where in `text` it begins, which may be before it. */
  line: number
  lineStart: number
  counted: number
  /** What begins at `at` may be so long. */
  maxCharacters: number
}

export function openWindow(maxCharacters: number = limits.maxRowCharacters): TextWindow {
  return { text: '', at: 0, isWhole: false, offset: 0, line: 1, lineStart: 0, counted: 0, maxCharacters }
}

/** Moves on to a later place in the text at hand. */
export function moveTo(window: TextWindow, at: number): void {
  window.offset += at - window.at
  window.at = at
  const { text } = window
  // A break that is cut in two is counted when its other half is there.
  const end = !window.isWhole && at === text.length && text.endsWith('\r') ? at - 1 : at
  const passed = text.slice(window.counted, end)
  if (passed.includes('\n') || passed.includes('\r'))
    for (const { 0: lineBreak, index } of passed.matchAll(/\r\n?|\n/g)) {
      window.line += 1
      window.lineStart = window.counted + index + lineBreak.length
    }
  window.counted = end
}

/** Line and column, from 1, of a place in the text at hand that is not before `at`. */
export function placeIn(window: TextWindow, at: number): { line: number; column: number } {
  const ahead = { ...window }
  moveTo(ahead, at)
  return { line: ahead.line, column: at - ahead.lineStart + 1 }
}

/**
 * Asks for more text (the `null`s) until there is four times as much as there was from `at` on, or all: reading a long value anew with
 * each piece would take a time that grows with its square. Refuses row_too_large where a value is longer than a row may be.
 */
export function* readMore(window: TextWindow): Generator<null, void> {
  refuseTooLong(window, window.text.length)
  dropPassed(window)
  const wanted = 4 * window.text.length
  do yield null
  while (window.text.length < wanted && !window.isWhole)
}

/** Refuses row_too_large where what begins at `at` and reaches to `end` is longer than a row may be. */
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
