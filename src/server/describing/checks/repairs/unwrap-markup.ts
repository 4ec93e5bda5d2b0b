import { quotation } from '#checks/pattern-of.ts'

/** Private-use characters, which do not occur in real texts. */
const hidesFrom = '\uE000'
const hidesTo = '\uE001'
const hiding = new RegExp(`${hidesFrom}(\\d+)${hidesTo}`, 'gu')

const tags =
  'b|strong|i|em|u|s|small|mark|span|p|div|q|font|h[1-6]|figcaption|caption|blockquote|body|html|li|ul|ol|code|pre|section|article'

const pair = new RegExp(`<(${tags})(?:\\s[^<>]*)?>([^<>]*)</\\1\\s*>`, 'gi')

/** Each keeps what it wraps; the last ones are prefixes of a whole text. */
const wrappings: [RegExp, string][] = [
  [/^`{3}[a-z]*\s*([^`]+?)\s*`{3}$/iu, '$1'],
  [/(?<!\S)`([^`]+)`/gu, '$1'],
  [/(?<![\p{L}\p{N}*])\*\*(?=\S)([^*]*[^*\s])\*\*(?![\p{L}\p{N}*])/gu, '$1'],
  [/(?<![\p{L}\p{N}_])__(?=[^\s_])([^_]*[^\s_])__(?![\p{L}\p{N}_])/gu, '$1'],
  [/(?<![\p{L}\p{N}*\\])\*(?=\p{L})([^*]*[\p{L}\p{N}.!?:])\*(?![\p{L}\p{N}*])/gu, '$1'],
  [/(?<![\p{L}\p{N}_./-])_(?=\p{L})([^_]*[\p{L}\p{N}.!?:])_(?![\p{L}\p{N}_])/gu, '$1'],
  [/~~(?=\S)([^~]*\S)~~/gu, '$1'],
  [/!?\[([^\]]+)\]\([^)\s]+\)/gu, '$1'],
  [/^#{1,6}\s+(?=\p{L})/u, ''],
  [/^[-*+•>]\s+(?=\p{L})/u, ''],
]

/**
 * Removes Markdown and tags that only wrap the text or parts of it. Scripts, pictures and tables stay, and so does quoted
 * text: a picture may say it.
 */
export function unwrapMarkup(text: string): string {
  const quoted: string[] = []
  const hidden = text.replace(quotation, (words) => `${hidesFrom}${quoted.push(words) - 1}${hidesTo}`)
  const unwrapped = unwrap(hidden)
  // Most texts contain no markup.
  if (unwrapped === hidden) return text
  return unwrapped.replace(hiding, (_, index) => quoted[index] ?? '')
}

function unwrap(text: string): string {
  let plain = text.replace(/<br\s*\/?>/gi, ' ')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(pair, '$2').trim()
    for (const [wrapping, kept] of wrappings) plain = plain.replace(wrapping, kept)
  }
  return plain.trim()
}
