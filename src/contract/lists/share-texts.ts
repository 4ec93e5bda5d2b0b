/**
 * Splits a row's text into one for each of the pictures in its cell of addresses: at bars, as a JSON array, or at what separates
 * the addresses, if the number of parts matches. Null: it is a single text.
 */
export function shareTexts(text: string, cell: string, addresses: readonly string[]): string[] | null {
  const separator = separatorOfTexts(cell, addresses)
  // In running text, a blank follows a comma.
  const isSplit = separator !== null && !(separator === ',' && text.includes(', '))
  const several = [text.split('|'), readArray(text), isSplit ? text.split(separator) : []]
  const shared = several.find((parts) => parts.length === addresses.length)
  return shared?.map((part) => part.trim()) ?? null
}

/** What separates the addresses of a cell, and can separate texts. Null: bars, a JSON array, or blanks, which texts are full of. */
export function separatorOfTexts(cell: string, addresses: readonly string[]): '\n' | ';' | ',' | null {
  if (/^\s*[[{]/.test(cell)) return null
  const [first = '', second = ''] = addresses
  const end = cell.indexOf(first) + first.length
  const between = cell.slice(end, cell.indexOf(second, end))
  if (/[\r\n]/.test(between)) return '\n'
  if (between.includes(';')) return ';'
  return between === ',' ? ',' : null
}

function readArray(text: string): string[] {
  if (!text.startsWith('[')) return []
  try {
    const items: unknown = JSON.parse(text)
    return Array.isArray(items) ? items.map((item) => (typeof item === 'string' ? item : '')) : []
  } catch {
    return []
  }
}
