import { saidIn } from './said-in.ts'
import { withoutHidden } from './without-hidden.ts'
import { withoutHtml } from './without-html.ts'

/** The context in a cell, as it is shown and sent: plain text without tags and invisible characters, empty if the cell says that there is none. */
export function contextIn(cell: string): string {
  return saidIn(withoutHidden(withoutHtml(cell)))
}
