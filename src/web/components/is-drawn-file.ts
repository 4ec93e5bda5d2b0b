/** Whether a file name suggests a drawing instead of a photograph, by a format that is rarely used for photographs. */
export function isDrawnFile(filename: string): boolean {
  return /\.(png|gif|svg)$/i.test(filename)
}

/** The same for the address of a file, ignoring its query and fragment. */
export function leadsToDrawnFile(address: string): boolean {
  return isDrawnFile(address.replace(/[?#].*$/s, ''))
}
