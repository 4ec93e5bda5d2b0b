import { type Markup, markup } from '#stand-ins/pages/markup.ts'

const address = /(https?:\/\/[^\s<>"]+)/i
// Punctuation after an address does not belong to it.
const trailing = /[.,;:!?)\]'*]+$/

/** Plain text as HTML with links for http and https addresses. */
export function linkText(text: string): Markup[] {
  // Split by a pattern with a group: matches have odd indexes.
  return text.split(address).map((piece, place) => (place % 2 === 0 ? markup`${piece}` : link(piece)))
}

function link(piece: string): Markup {
  const url = piece.replace(trailing, '')
  return markup`<a href="${url}">${url}</a>${piece.slice(url.length)}`
}
