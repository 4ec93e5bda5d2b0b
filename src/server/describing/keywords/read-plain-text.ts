import { decodeHTMLStrict } from 'entities/decode'

/** How much of a context is read: more than a model receives, because markup takes some of it. */
const maxCharacters = 8_000

/** Inline tags; all others end a line. */
const inlineTags = new Set('a abbr b bdi cite code em font i mark small span strong sub sup u'.split(' '))
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{2,31});/gi
const tag = /(<\/?[a-z][^<>]*>|<!--[^<>]*>)/i

/**
 * The words of a context as a person would read them: without HTML, entities, JSON and invisible characters; each HTML block and
 * each JSON string becomes a line. Reads at most its first 8,000 characters.
 */
export function readPlainText(context: string): string {
  const text = readJson(context.slice(0, maxCharacters).toWellFormed())
  // Twice, because some exports contain HTML that was escaped once more.
  const plain =
    text.includes('<') || text.includes('&') ? stripTags(stripTags(text).replace(entity, readEntity)) : text
  return plain
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF\p{Co}]/gu, '')
    .replaceAll('\t', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
}

/** What an HTML entity stands for: `&uuml;` → `ü`, `&nbsp;` → a plain space. What is none stays as it is. */
export function readEntity(entity: string): string {
  const read = decodeHTMLStrict(entity)
  return read === '\u00A0' ? ' ' : read
}

function readJson(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text
  const strings: string[] = []
  try {
    JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string') strings.push(value)
    })
    return strings.join('\n')
  } catch {
    return text
  }
}

function stripTags(text: string): string {
  let unseen: string | null = null
  const seen = text.split(tag).map((part, i) => {
    if (i % 2 === 0) return unseen === null ? part : ''
    const name = /^<\/?([a-z0-9]+)/i.exec(part)?.[1]?.toLowerCase() ?? ''
    if (unseen === null && /^(?:script|style)$/.test(name) && !part.startsWith('</')) unseen = name
    else if (unseen === name && part.startsWith('</')) unseen = null
    return inlineTags.has(name) ? '' : '\n'
  })
  return seen.join('')
}

/** A text as it is kept: control characters and halves of characters are no text, and no database takes them. */
export function putOnOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
