import type { Browser } from 'playwright-core'
import { pairsOfTexts } from './german-texts.ts'
import { openPage, type WatchedPage } from './open-page.ts'

/** The language of the stories: German in `npm test`, English with `STORY_LANGUAGE=en npm run test:long`. */
export const storyLanguage = process.env.STORY_LANGUAGE === 'en' ? 'en' : 'de'

/** A page in the language of the story. */
export async function openStoryPage(browser: Browser): Promise<WatchedPage> {
  const watched = await openPage(browser, { locale: told('de-DE', 'en-GB') })
  // Visitors without a choice get German.
  await watched.page.addInitScript((chosen) => localStorage.setItem('language', chosen), storyLanguage)
  return watched
}

/** A text that is not among the app's own, for example of mails, in the language of the story. */
export const told = <Words>(german: Words, english: Words): Words =>
  storyLanguage === 'en' ? english : german

/**
 * An app text in the language of the story, given in German with its values filled in. Returns a pattern if English has more than one
 * wording. Throws if it is not an app text.
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
  // A text of only a name and a punctuation mark would match everything.
  if (!pieces.some((piece) => /\p{L}{3}/u.test(piece))) return []
  const values = new RegExp(`^${pieces.map((piece) => literally(piece)).join('(.+?)')}$`).exec(text)
  if (!values) return []
  return [english.replace(placeholder, (whole, name: string) => values[names.indexOf(name) + 1] ?? whole)]
}
