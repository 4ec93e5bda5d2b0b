import type { UiLanguage } from '#contract/languages.ts'

/** `2550` → `25,50` or `25.50`: an amount of cents as shown in a field. */
export function writeAmount(cents: number, language: UiLanguage): string {
  const plain = (cents / 100).toFixed(2)
  return language === 'de' ? plain.replace('.', ',') : plain
}
