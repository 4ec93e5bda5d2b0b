/** What programs write into a cell without a value. */
const nothing = /^(?:null|\\n|nil|none|n\/a|#n\/a|#nv|nan|undefined|-|–|—|"")$/i

const longest = 20

/** The text of a cell; empty if the cell says that there is none: `NULL`, `N/A`, `\N`, a dash. */
export function saidIn(cell: string): string {
  return cell.length < longest && nothing.test(cell.trim()) ? '' : cell
}
