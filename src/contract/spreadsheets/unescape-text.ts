/** A text of a cell without the escapes by which a workbook keeps what XML has no signs for: `_x000D_`. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toWellFormed()
    .replaceAll('\0', '')
}
