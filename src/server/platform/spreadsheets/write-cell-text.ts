/** Of one cell, in UTF-16 units: Excel takes no more, and repairs a file that has. */
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
 * A text as the content of a typed text cell, `<is>` without its prefix: nothing that stands in it is ever a formula or a number. What XML
 * forbids is written as spreadsheets do (`_x000B_`), a text that looks so already keeps its looks, half a surrogate pair is
 * replaced. A text longer than a cell takes (32,767 UTF-16 units) is cut and ends with `…`.
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

/** Blanks at an end are lost, and lines are joined, unless they are said to be meant. Nearly all texts begin and end visibly. */
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
