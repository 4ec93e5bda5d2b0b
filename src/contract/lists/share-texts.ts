/**
 * A row's text in parts, one for each of the several pictures that its cell of addresses names: as many that are separated by bars, that
 * stand in a JSON array, or that are separated by what separates the addresses. Null: it is one text.
 */
export function shareTexts(text: string, cell: string, addresses: readonly string[]): string[] | null {
  const separator = separatorOfTexts(cell, addresses)
  // Behind a comma of running text stands a blank.
  const isSplit = separator !== null && !(separator === ',' && text.includes(', '))
  const several = [text.split('|'), readArray(text), isSplit ? text.split(separator) : []]
  const shared = several.find((parts) => parts.length === addresses.length)
  return shared?.map((part) => part.trim()) ?? null
}

/** What separates several addresses of a cell, and may separate texts. Null: bars, a JSON array or blanks, of which texts are full. */
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
