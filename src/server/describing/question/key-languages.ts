import { canonicalLanguage, findBuiltInLanguage, languageName } from '#contract/languages.ts'

export interface AskedLanguage {
  /** As the user chose it: `de`, or the text that was typed. */
  code: string
  /** As the provider sees it: safe as a property name in every provider's strict mode. */
  key: string
  /** For the model to read: `Czech` (for cz), or the text that was typed. */
  name: string
}

/** Typed languages may hold spaces, umlauts and parentheses, so they travel as `custom_1`, `custom_2`. */
export function keyLanguages(codes: string[]): AskedLanguage[] {
  let typed = 0
  return codes.map((code) => {
    if (findBuiltInLanguage(code))
      return { code, key: canonicalLanguage(code), name: languageName(code, 'en') }
    typed += 1
    return { code, key: `custom_${typed}`, name: code }
  })
}
