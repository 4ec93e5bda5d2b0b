import type { UiLanguage } from '#contract/languages.ts'

/**
 * Parses a typed amount (`1.234,50 €` → `1234.50`); null if it is invalid. Comma and point are decimal separators, unless three digits
 * follow and the reader's language uses it to group thousands.
 */
export function parseAmount(typed: string, language: UiLanguage): string | null {
  const plain = withoutThousands(typed.replace(/[\s€]|EUR/gi, ''), language)
  return /^(\d+[.,]?\d*|[.,]\d+)$/.test(plain) ? plain.replace(',', '.') : null
}

function withoutThousands(amount: string, language: UiLanguage): string {
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(amount)) return amount.replaceAll('.', '')
  if (/^\d{1,3}(,\d{3})+\.\d*$/.test(amount)) return amount.replaceAll(',', '')
  const ofLanguage = language === 'de' ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(,\d{3})+$/
  return ofLanguage.test(amount) ? amount.replace(/[.,]/g, '') : amount
}

/** `2550` → `25,50` or `25.50`: an amount of cents as shown in a field. */
export function writeAmount(cents: number, language: UiLanguage): string {
  const plain = (cents / 100).toFixed(2)
  return language === 'de' ? plain.replace('.', ',') : plain
}
