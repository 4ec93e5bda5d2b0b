import { countBreaks } from './count-breaks.ts'
import { findUnclosedHeaderQuote } from './find-unclosed-header-quote.ts'
import { rowTooLarge } from './text-window.ts'
import { UnreadableList } from './unreadable-list.ts'

/** Why a text has no complete header line: it is blank, a quotation mark is never closed, or the line is too long. */
export function explainMissingHeader(text: string): UnreadableList {
  if (text.trim() === '') return new UnreadableList('file_empty')
  const line = findUnclosedHeaderQuote(text)
  if (line !== null) return new UnreadableList('unclosed_quotes', { line })
  const blank = text.length - text.trimStart().length
  return rowTooLarge(countBreaks(text.slice(0, blank)) + 1)
}
