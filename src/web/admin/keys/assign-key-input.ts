import type { FieldError } from 'react-hook-form'
import { z } from 'zod'
import type { AssignKeyInput } from '#contract/endpoints/admin.ts'
import { ApiKeyName, ApiKeyValue } from '#contract/entities/api-key.ts'
import type { AdminTexts } from '#web/admin/texts.ts'

const forUser = { userId: z.int().min(1), name: ApiKeyName }

/** The form that assigns a key; 0 means no user. With the global key, the value typed before is not validated. */
export const AssignKeyForm = z.discriminatedUnion('source', [
  z.object({ ...forUser, source: z.literal('own'), value: ApiKeyValue }),
  z.object({ ...forUser, source: z.literal('global'), value: z.string() }),
])
export type AssignKeyForm = z.infer<typeof AssignKeyForm>

/** Converts the form to the contract's input. */
export function toAssignKeyInput({ source, name, value }: AssignKeyForm): AssignKeyInput {
  return source === 'own' ? { name, value } : { name, useGlobal: true }
}

/** The message for an invalid key. */
export function sayKeyError(t: AdminTexts, error: FieldError | undefined): string | undefined {
  if (!error) return undefined
  if (error.type === 'too_small' || error.type === 'invalid_type') return t('form.valueMissing')
  return error.type === 'too_big' ? t('form.valueTooLong') : t('form.valueNotOneWord')
}
