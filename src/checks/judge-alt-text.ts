import type { ImagePurpose } from '#contract/entities/image.ts'
import { checkFileStem } from './check-file-name.ts'
import { guessLanguage } from './guess-language.ts'
import type { JudgedFor } from './rule.ts'
import { rulesOfText } from './rules-of-text.ts'

export interface KnownOfAltText {
  /** The address of its picture; empty if there is none. */
  url: string
  isLinked: boolean
}

/** What is a matter of style in a text that somebody wrote, and no reason to replace it. */
const styleRules = [
  'quotes',
  'emoji',
  'sentences',
  'hedging',
  'praise',
  'personal_trait',
  'capitals',
] as const
export type AltTextRule = Exclude<keyof typeof rulesOfText, (typeof styleRules)[number]>

const ignored: ReadonlySet<string> = new Set(styleRules)
// Safe: the keys of the table are the names.
const judged = Object.entries(rulesOfText).filter(([name]) => !ignored.has(name)) as [
  AltTextRule,
  (typeof rulesOfText)[AltTextRule],
][]

/**
 * The rules that an alt text breaks that somebody gave a picture, whatever language it is in: by the rules for texts of ours. An empty
 * one breaks none.
 */
export function judgeAltText(text: string, { url, isLinked }: KnownOfAltText): AltTextRule[] {
  if (text === '') return []
  const purpose: ImagePurpose = isLinked ? 'functional' : 'informative'
  const language = guessLanguage(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) ?? ''
  const known: JudgedFor = { language, purpose, keywords: [], others: [] }
  const broken = judged.filter(([, rule]) => rule.judgeText(text, known, 'altText')).map(([name]) => name)
  if (checkFileStem(text, url) && !broken.includes('file_name')) broken.unshift('file_name')
  return broken
}
