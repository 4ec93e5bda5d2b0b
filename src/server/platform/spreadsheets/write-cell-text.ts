/** Per cell, in UTF-16 units: Excel accepts no more, and repairs files that exceed it. */
const maxCellCharacters = 32_767

// What can't stand in XML, or in a cell of it, as it is. Half a surrogate pair is met among the whole ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
const special = /[<>&_\0-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]/
const markup = /[<>&]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids, and the CR that its readers make an LF.
const unwritable = /[\0-\x08\x0b-\x1f\ufffe\uffff]/g
const looksEscaped = /_(?=x[\dA-Fa-f]{4}_)/g

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/**
 * Writes a text as the content of a text cell, `<is>` without its prefix, so that it is never a formula or a number. Characters that XML
 * forbids are escaped as spreadsheets do (`_x000B_`), text that looks like such an escape is preserved, lone surrogates are replaced. A
 * text over the limit (32,767 UTF-16 units) is cut and ends with `…`.
 */
export function writeCellText(text: string, prefix = ''): string {
  const fitting = text.length > maxCellCharacters ? cut(text) : text
  const space = losesSpace(fitting) ? ' xml:space="preserve"' : ''
  const content = special.test(fitting) ? escapeCellText(fitting) : fitting
  return `<${prefix}is><${prefix}t${space}>${content}</${prefix}t></${prefix}is>`
}

function cut(text: string): string {
  const kept = text.slice(0, maxCellCharacters - 1)
  return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`
}

/** Without `xml:space`, leading and trailing blanks are lost and lines joined. Nearly all texts begin and end with a visible character. */
function losesSpace(text: string): boolean {
  return isBlank(text.charCodeAt(0)) || isBlank(text.charCodeAt(text.length - 1)) || text.includes('\n')
}

function isBlank(code: number): boolean {
  return code <= 0x20 || code === 0x85 || code === 0xa0 || code >= 0x2000
}

function escapeCellText(text: string): string {
  return text
    .toWellFormed()
    .replace(looksEscaped, '_x005F_')
    .replace(markup, (sign) => entities[sign]!)
    .replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
}
