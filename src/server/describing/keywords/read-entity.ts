import { decodeHTMLStrict } from 'entities/decode'

/** What an HTML entity stands for: `&uuml;` → `ü`, `&nbsp;` → a plain space. What is none stays as it is. */
export function readEntity(entity: string): string {
  const read = decodeHTMLStrict(entity)
  return read === '\u00A0' ? ' ' : read
}
