import type { Browser } from 'playwright-core'
import { pairsOfTexts } from './german-texts.ts'
import { openPage, type WatchedPage } from './open-page.ts'

/** The language that the stories are told in: `npm test` tells them in German, `STORY_LANGUAGE=en npm run test:long` in English. */
export const storyLanguage = process.env.STORY_LANGUAGE === 'en' ? 'en' : 'de'

/** A page of somebody who reads the language of the story. */
export async function openStoryPage(browser: Browser): Promise<WatchedPage> {
  const watched = await openPage(browser, { locale: told('de-DE', 'en-GB') })
  // Whoever comes without a choice of theirs is spoken to in German.
  await watched.page.addInitScript((chosen) => localStorage.setItem('language', chosen), storyLanguage)
  return watched
}

/** What stands in none of the app's own texts, as the words of mails, in the language of the story. */
export const told = <Words>(german: Words, english: Words): Words =>
  storyLanguage === 'en' ? english : german

/**
 * A text of the app, given whole and in German with what is filled in, as the language of the story has it. A pattern
 * where English has more than one way to say it. Throws of what is no text of the app.
 */
export function say(german: string): string | RegExp {
  if (storyLanguage === 'de') return german
  const found = [...new Set(pairsOfTexts().flatMap((pair) => translate(german, pair)))]
  if (found.length === 0) throw new Error(`no text of the app says “${german}”`)
  return found.length === 1 ? found[0]! : new RegExp(`^(${found.map((one) => literally(one)).join('|')})$`)
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const placeholder = /\{\{(\w+)[^}]*\}\}/g

function translate(text: string, [german, english]: [string, string]): string[] {
  const names = [...german.matchAll(placeholder)].map(([, name]) => name!)
  if (names.length === 0) return text === german ? [english] : []
  const pieces = german.split(/\{\{[^}]*\}\}/)
  // What is nothing but a name and a mark would fit everything.
  if (!pieces.some((piece) => /\p{L}{3}/u.test(piece))) return []
  const values = new RegExp(`^${pieces.map((piece) => literally(piece)).join('(.+?)')}$`).exec(text)
  if (!values) return []
  return [english.replace(placeholder, (whole, name: string) => values[names.indexOf(name) + 1] ?? whole)]
}
