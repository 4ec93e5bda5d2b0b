import { UnreadableList } from '#contract/lists/unreadable-list.ts'

/** `part` is the name of a part of the package. */
export function damaged(part: string): UnreadableList {
  return new UnreadableList('spreadsheet_damaged', { part })
}

export function tooLarge(part: string): UnreadableList {
  return new UnreadableList('spreadsheet_too_large', { part })
}
