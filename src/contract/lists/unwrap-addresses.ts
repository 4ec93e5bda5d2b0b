import { decodeEntities } from './decode-entities.ts'

/** A wrapped address and its alt text; null if there is none. */
export interface WrappedAddress {
  address: string
  alt: string | null
}

const closers: Readonly<Record<string, string>> = {
  '(': ')',
  '<': '>',
  '"': '"',
  "'": "'",
  '[': ']',
  '{': '}',
}

/** At most a name surrounds an address: an address in running text is not a picture of the row. */
const mostNameCharacters = 120

/**
 * The addresses in a cell that wraps each of them, in order: HTML tags with their alt texts, Markdown, CSS, angle brackets,
 * quotation marks, `name (address)`, and lists as Python, PHP and PostgreSQL write them. Empty if nothing is wrapped. The text is
 * trimmed.
 */
export function unwrapAddresses(text: string): WrappedAddress[] {
  if (/<(?:img|a|source)\s/i.test(text)) return readTags(text)
  if (isSrcset(text)) return withoutAlt(largestOf(text))
  if (/^(?:!?\[[^\]]*\]\([^()\s]+(?: "[^"]*")?\)[\s,;|]*)+$/.test(text)) return readMarkdown(text)
  const css = /^(?:background(?:-image)?:\s*)?url\(([^()]+)\);?$/i.exec(text)?.[1]?.trim()
  if (css !== undefined) return withoutAlt(css.replace(/^(['"])(.*)\1$/, '$2'))
  return readWrapped(text)
}

/** Whether a text is one picture in several sizes: `a.jpg 480w, b.jpg 800w`. */
export function isSrcset(text: string): boolean {
  return /\S\s\d+(?:\.\d+)?[wx]\s*(?:,|$)/.test(text)
}

function withoutAlt(...addresses: string[]): WrappedAddress[] {
  return addresses.map((address) => ({ address, alt: null }))
}

function readTags(html: string): WrappedAddress[] {
  const images = [...html.matchAll(/<(?:img|source)\s[^<>]*>/gi)].flatMap(([tag]) => {
    const { src = '', srcset = '', 'data-src': later = '', alt } = readAttributes(tag)
    const address = /^(?:data:|$)/i.test(src) ? later || largestOf(srcset) : src
    return address === '' ? [] : [{ address, alt: alt ?? null }]
  })
  if (images.length > 0) return images
  const links = [...html.matchAll(/<a\s[^<>]*>/gi)].map(([tag]) => readAttributes(tag).href ?? '')
  return withoutAlt(...links.filter((href) => href !== ''))
}

function readAttributes(tag: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null)
  for (const [, name = '', double, single, bare] of tag.matchAll(
    /([a-z-]{2,20})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi,
  ))
    attributes[name.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '').trim()
  return attributes
}

/** For `a.jpg 800w, b.jpg 480w` the first: the address of the largest size. */
function largestOf(srcset: string): string {
  const candidates = [...srcset.matchAll(/(?<![^\s,])([^\s,]\S*)\s+(\d+(?:\.\d+)?)[wx]/g)]
  const [largest] = candidates.toSorted(([, , one], [, , other]) => Number(other) - Number(one))
  return largest?.[1] ?? srcset.trim().split(/\s/)[0] ?? ''
}

function readMarkdown(text: string): WrappedAddress[] {
  return [...text.matchAll(/(!?)\[([^\]]*)\]\(([^()\s]+)/g)].map(([, isImage, label = '', address = '']) => ({
    address,
    alt: isImage ? label.trim() : null,
  }))
}

function readWrapped(text: string): WrappedAddress[] {
  const addresses: string[] = []
  // In `{https://a, https://b}` the second one has no bracket of its own.
  const listCloser = /^[[{].*[\]}]$/s.test(text) ? text.at(-1) : undefined
  let end = 0
  let around = ''
  for (const { index } of text.matchAll(/(?:https?:)?\/\/(?=[^\s/])/gi)) {
    if (index < end) continue
    const isListed = text.slice(end, index).trim() === ','
    const closer = closers[text[index - 1] ?? ''] ?? (isListed ? listCloser : undefined)
    if (closer === undefined) return []
    around += text.slice(end, index)
    end = endOf(text, index, closer)
    addresses.push(text.slice(index, end))
  }
  around += text.slice(end)
  const isRunningText =
    around.length > mostNameCharacters * addresses.length || /[.!?]\s+\p{Lu}/u.test(around)
  return isRunningText ? [] : withoutAlt(...addresses)
}

/** Brackets within an address belong to it; in a list, the next address ends it as well. */
function endOf(text: string, start: number, closer: string): number {
  const isList = closer === ']' || closer === '}'
  const opener = Object.keys(closers).find((key) => closers[key] === closer)
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index]!
    if (sign === closer && depth === 0) return index
    if (sign === closer) depth -= 1
    else if (sign === opener) depth += 1
    if (isList && sign === ',' && /^\s*(?:https?:)?\/\//i.test(text.slice(index + 1, index + 20)))
      return index
  }
  return text.length
}
