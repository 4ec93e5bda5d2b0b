// A Unicode noncharacter, so never part of interchanged text.
const standIn = '\ufdd0'

/**
 * For files that mix CR LF and LF, papaparse splits at LF and leaves the CR at the end of the last cell, where this removes it. A
 * CR that was inside the quotation marks must stay: a stand-in hides it.
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
