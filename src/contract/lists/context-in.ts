import { withoutHidden } from './without-hidden.ts'
import { withoutHtml } from './without-html.ts'

/** What programs write into a cell without a value. */
const nothing = /^(?:null|\\n|nil|none|n\/a|#n\/a|#nv|nan|undefined|-|–|—|"")$/i

const longest = 20

/** The context in a cell, as it is shown and sent: plain text without tags and invisible characters, empty if the cell says that there is none. */
export function contextIn(cell: string): string {
  return saidIn(withoutHidden(withoutHtml(cell)))
}

/** The text of a cell; empty if the cell says that there is none: `NULL`, `N/A`, `\N`, a dash. */
export function saidIn(cell: string): string {
  return cell.length < longest && nothing.test(cell.trim()) ? '' : cell
}
