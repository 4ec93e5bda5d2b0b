import type { UiLanguage } from '#contract/languages.ts'

/**
 * An amount as people type it, as a number is written (`1.234,50 €` → `1234.50`); null for what is none. A comma and
 * a point both begin the decimals; one that is followed by three digits separates thousands where the reader's
 * language writes them so.
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
