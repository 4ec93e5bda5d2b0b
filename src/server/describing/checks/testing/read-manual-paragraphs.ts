import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readTroffParagraphs } from './read-troff-paragraphs.ts'

/** Debian's names for the languages whose manual pages are human prose enough to check the checks by. */
export const manualLanguages = ['de', 'fr', 'it', 'es', 'pl', 'cs', 'hu'] as const
export type ManualLanguage = (typeof manualLanguages)[number]

const manuals = '/usr/share/man'
const fewestCharacters = 60
const mostCharacters = 1_500
const englishWords = new Set('the of is and to be which that with by are this in for not if an'.split(' '))

/** Are Debian's translated manual pages (`manpages-de` and its sisters) on this machine? */
export function hasManuals(language: ManualLanguage): boolean {
  return existsSync(path.join(manuals, language, 'man1'))
}

/**
 * Paragraphs of prose in a language, each once: whole sentences of 60 to 1,500 characters, mostly letters, and none that
 * a translator left in English. Empty where the pages are not installed.
 */
export function readManualParagraphs(language: ManualLanguage): string[] {
  const files = globSync('man*/*.gz', { cwd: path.join(manuals, language) }).sort()
  const paragraphs = new Set<string>()
  for (const file of files) {
    const page = gunzipSync(readFileSync(path.join(manuals, language, file))).toString('utf8')
    for (const paragraph of readTroffParagraphs(page)) if (isProse(paragraph)) paragraphs.add(paragraph)
  }
  return [...paragraphs]
}

function isProse(text: string): boolean {
  if (text.length < fewestCharacters || text.length > mostCharacters) return false
  if (!/^\p{Lu}\p{Ll}*[ ,]/u.test(text) || !/[.!?]$/u.test(text) || /[�\\]/u.test(text)) return false
  const letters = text.match(/[\p{L}\p{M} ]/gu)?.length ?? 0
  return letters / text.length >= 0.85 && !isEnglish(text)
}

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}]+/u)
  return words.filter((word) => englishWords.has(word)).length / words.length > 0.12
}
