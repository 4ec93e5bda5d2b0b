import type { FieldError } from 'react-hook-form'
import type { AdminTexts } from '#web/admin/texts.ts'

/** The message for an invalid key. */
export function sayKeyError(t: AdminTexts, error: FieldError | undefined): string | undefined {
  if (!error) return undefined
  if (error.type === 'too_small' || error.type === 'invalid_type') return t('form.valueMissing')
  return error.type === 'too_big' ? t('form.valueTooLong') : t('form.valueNotOneWord')
}
