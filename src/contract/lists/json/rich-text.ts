import { decodeEntities } from '#contract/lists/decode-entities.ts'

const mostDepth = 20
/** The keys of a node's text, and of its children. */
const textKeys = ['text', 'plain_text', 'value'] as const
const childKeys = ['content', 'children'] as const

/** Whether it is a content system's rich text: `{ rendered: "<p>…" }`, or a tree of nodes with a type and texts or children. */
export function isRichText(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isNode)
  if (typeof value !== 'object' || value === null) return false
  return typeof member(value, 'rendered') === 'string' || isNode(value)
}

/** Converts rich text to plain text. */
export function plainTextOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    const rendered = member(value, 'rendered')
    if (typeof rendered === 'string') return withoutTags(rendered)
  }
  return textOfNode(value, 0).replace(/\s+/g, ' ').trim()
}

// An object with an address is a file or a picture, not text.
function isNode(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (['url', 'src', 'href', 'file', 'image', 'external'].some((key) => member(value, key) !== undefined))
    return false
  const isTyped = ['type', '_type', 'nodeType'].some((key) => typeof member(value, key) === 'string')
  const hasText = textKeys.some((key) => typeof member(value, key) === 'string')
  return isTyped && (hasText || childKeys.some((key) => Array.isArray(member(value, key))))
}

function textOfNode(value: unknown, depth: number): string {
  if (depth > mostDepth || typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return value.map((item) => textOfNode(item, depth + 1)).join('')
  const text = textKeys.map((key) => member(value, key)).find((found) => typeof found === 'string')
  if (typeof text === 'string') return isBlock(value) ? `${text} ` : text
  const children = childKeys.map((key) => textOfNode(member(value, key), depth + 1)).join('')
  return isBlock(value) ? `${children} ` : children
}

function isBlock(value: object): boolean {
  const type = member(value, 'nodeType') ?? member(value, '_type') ?? member(value, 'type')
  return /paragraph|heading|block|item|quote|document|^h\d$|^p$/i.test(String(type))
}

function member(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function withoutTags(html: string): string {
  return decodeEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
