import type { Language } from '#stand-ins/pages/choose-language.ts'
import type { Markup } from '#stand-ins/pages/markup.ts'
import { writeDocument } from '#stand-ins/pages/write-document.ts'
import { words } from './words.ts'

/** A page of the inbox, with the notice that it is a stand-in. */
export function writePage(language: Language, heading: string, body: Markup): Markup {
  const { notice } = words[language]
  return writeDocument({ language, stylesheet: '/inbox.css', notice }, heading, body)
}
