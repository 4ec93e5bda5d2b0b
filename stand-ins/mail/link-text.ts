import { type Markup, markup } from '#stand-ins/pages/markup.ts'

const address = /(https?:\/\/[^\s<>"]+)/i
// A sentence's own signs after an address do not belong to it.
const trailing = /[.,;:!?)\]'*]+$/

/** Plain text as HTML in which http and https addresses are links. */
export function linkText(text: string): Markup[] {
  // Split by a pattern with a group: matches have odd indexes.
  return text.split(address).map((piece, place) => (place % 2 === 0 ? markup`${piece}` : link(piece)))
}

function link(piece: string): Markup {
  const url = piece.replace(trailing, '')
  return markup`<a href="${url}">${url}</a>${piece.slice(url.length)}`
}
