import { moveTo, placeIn, readMore, refuseTooLong, type TextWindow } from '#contract/lists/text-window.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { skipSpace } from './find-json-list.ts'
import type { JsonSlice } from './scan-json-list.ts'
import { skipJsonSpace, skipJsonValue } from './skip-json-value.ts'

/**
 * Yields the objects of a list with one object per line, as they were written, and null when it needs more text. Skips blank lines.
 * Refuses json_empty, ndjson_line_broken, ndjson_line_cut, ndjson_line_no_object and row_too_large.
 */
export function* scanNdjson(window: TextWindow): Generator<JsonSlice | null, void> {
  yield* skipSpace(window)
  if (window.text[window.at] === '\ufeff') {
    moveTo(window, window.at + 1)
    yield* skipSpace(window)
  }
  if (window.at === window.text.length) throw new UnreadableList('json_empty')
  while (window.at < window.text.length) {
    const end = yield* findLineEnd(window)
    yield { text: readLine(window, window.text.slice(window.at, end)), line: window.line }
    moveTo(window, end)
    yield* skipSpace(window)
  }
}

function* findLineEnd(window: TextWindow): Generator<null, number> {
  const lineEnd = /[\r\n]/g
  for (;;) {
    lineEnd.lastIndex = window.at
    const end = lineEnd.exec(window.text)?.index ?? window.text.length
    if (end < window.text.length || window.isWhole) {
      refuseTooLong(window, end)
      return end
    }
    yield* readMore(window)
  }
}

/** The object of a line, without trailing blanks. */
function readLine(window: TextWindow, line: string): string {
  const end = skipJsonValue(line, 0)
  const fault = end < 0 ? ~end : skipJsonSpace(line, end)
  if (fault < line.length) throw new UnreadableList('ndjson_line_broken', placeIn(window, window.at + fault))
  if (end < 0) throw new UnreadableList('ndjson_line_cut', { line: window.line })
  if (!line.startsWith('{')) throw new UnreadableList('ndjson_line_no_object', { line: window.line })
  return line.slice(0, end)
}
