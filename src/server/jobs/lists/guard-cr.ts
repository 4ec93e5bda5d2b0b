// Never part of a text that is exchanged, by definition of Unicode.
const standIn = '\ufdd0'

/**
 * Where lines end in CR LF and in LF, papaparse is told LF, and the CR before it stays at the last cell's end. It is taken
 * off there, but not where it was written inside the quotation marks: that one hides from it behind a stand-in.
 */
export function createCrGuard(isMixed: boolean): {
  hide(text: string): string
  restore(cells: string[]): string[]
} {
  if (!isMixed) return { hide: (text) => text, restore: (cells) => cells }
  let isHidden = false
  return {
    hide(text) {
      isHidden = text.includes('\r"')
      return isHidden ? text.replaceAll('\r"', `${standIn}"`) : text
    },
    restore(cells) {
      const last = cells.at(-1)!
      if (last.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1)
      return isHidden ? cells.map((cell) => cell.replaceAll(standIn, '\r')) : cells
    },
  }
}
