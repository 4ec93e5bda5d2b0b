import { guessLanguage } from '#checks/guess-language.ts'
import { type AltTextRule, judgeAltText } from '#checks/judge-alt-text.ts'
import { findBuiltInLanguage } from '#contract/languages.ts'
import type { FoundPicture } from './found-picture.ts'

/**
 * `missing`: no alternative at all. `linked_without_text`: a link or button has no name, because its picture has none.
 * `other_language`: the text is not in the language that the page says. `duplicate`: other pictures have the same text.
 */
export const pageRules = ['missing', 'linked_without_text', 'other_language', 'duplicate'] as const
export type PageRule = (typeof pageRules)[number]
export type PictureRule = PageRule | AltTextRule

type Judged = Pick<FoundPicture, 'form' | 'url' | 'alt' | 'label' | 'role' | 'isOnlyNameOfLink' | 'language'>

/** With fewer words a language cannot be told. */
const leastWords = 4

/** The rules that a picture breaks on its page; `duplicate` needs all pictures. What is decorative on purpose breaks none. */
export function judgePicture(picture: Judged): Exclude<PictureRule, 'duplicate'>[] {
  const { form, url, alt, label, role, language } = picture
  if (role === 'decorative') return []
  const text = (alt?.trim() || label).trim()
  if (text) {
    const broken = judgeAltText(text, { url, isLinked: role === 'functional' })
    return isInOtherLanguage(text, language) ? [...broken, 'other_language'] : broken
  }
  // Nobody reads the page's own picture for shares on the page.
  if (form === 'og_image') return []
  return [
    ...(alt === null ? (['missing'] as const) : []),
    ...(picture.isOnlyNameOfLink ? (['linked_without_text'] as const) : []),
  ]
}

function isInOtherLanguage(text: string, tag: string): boolean {
  const language = findBuiltInLanguage(tag)
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (!language || words.length < leastWords) return false
  const guessed = guessLanguage(words)
  return guessed !== undefined && guessed !== language.code
}
