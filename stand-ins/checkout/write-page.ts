import type { Markup } from '#stand-ins/pages/markup.ts'
import { writeDocument } from '#stand-ins/pages/write-document.ts'
import { type Language, words } from './words.ts'

/** A page of the checkout, with the notice that no money moves. */
export function writePage(language: Language, heading: string, body: Markup): Markup {
  const { notice } = words[language]
  return writeDocument({ language, stylesheet: '/checkout.css', notice }, heading, body)
}
