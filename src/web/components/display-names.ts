import { languageName, type UiLanguage } from '#contract/languages.ts'
import { providers } from '#contract/providers.ts'

// The books keep calls of removed providers.
const known: Partial<Record<string, { label: string }>> = providers

/** A provider's name as it writes it. */
export function providerName(provider: string): string {
  return known[provider]?.label ?? provider
}

/** The names of languages, in the chosen order: `Deutsch, Englisch`. */
export function languageNames(codes: readonly string[], language: UiLanguage): string {
  return codes.map((code) => languageName(code, language)).join(', ')
}
