import { findLanguageTag } from '#checks/languages/find-language-tag.ts'

/** Languages that are written in several scripts at once. */
const mixed: Readonly<Record<string, string>> = {
  Jpan: '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}',
  Kore: '\\p{sc=Hang}\\p{sc=Han}',
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
}

/** By tag; it holds at most one entry for each known tag. */
const patterns = new Map<string, RegExp>()

/**
 * Whether a text without quotations contains letters of a script that its language does not use. Latin letters, used for names and
 * units, and single Greek letters are allowed. Unknown languages are not checked.
 */
export function holdsForeignScript(text: string, language: string): boolean {
  const tag = findLanguageTag(language)
  if (tag === undefined) return false
  const pattern = patterns.get(tag) ?? foreignLetters(tag)
  patterns.set(tag, pattern)
  return pattern.test(text)
}

function foreignLetters(tag: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize()
  const own = mixed[script] ?? `\\p{sc=${script}}`
  const others = `(?![${own}\\p{sc=Latn}\\p{sc=Zyyy}\\p{sc=Zinh}])`
  return new RegExp(`${others}(?:\\p{sc=Grek}{2}|(?!\\p{sc=Grek})\\p{L})`, 'u')
}
