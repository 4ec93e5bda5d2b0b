/** Whether a file of this name is drawn rather than photographed: its kind is one that photographs are seldom kept in. */
export function isDrawnFile(filename: string): boolean {
  return /\.(png|gif|svg)$/i.test(filename)
}

/** Whether an address leads to such a file, whatever is asked of it. */
export function leadsToDrawnFile(address: string): boolean {
  return isDrawnFile(address.replace(/[?#].*$/s, ''))
}
