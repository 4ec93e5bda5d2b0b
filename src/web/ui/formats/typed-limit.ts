import type { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { parseAmount } from './parse-amount.ts'

export type LimitProblem = 'invalid' | 'tooManyDecimals' | 'tooLarge'

/** Parses a typed limit in euros into cents, or returns why it is invalid. Null: the field is empty. */
export function readLimit(
  typed: string,
  language: UiLanguage,
): { cents: number | null } | { problem: LimitProblem } {
  if (typed.trim() === '') return { cents: null }
  const plain = parseAmount(typed, language)
  if (plain === null || Number(plain) < 0) return { problem: 'invalid' }
  if (/\.\d{3,}$/.test(plain)) return { problem: 'tooManyDecimals' }
  const cents = Math.round(Number(plain) * 100)
  return cents > limits.spendingLimitMaxCents ? { problem: 'tooLarge' } : { cents }
}

/** A limit as typed; empty if there is none. */
export function writeLimit(cents: number | null, language: UiLanguage): string {
  if (cents === null) return ''
  const plain = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
  return language === 'de' ? plain.replace('.', ',') : plain
}
