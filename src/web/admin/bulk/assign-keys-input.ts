import { z } from 'zod'
import type { AssignKeysInput } from '#contract/endpoints/operators.ts'
import { ApiKeyName, ApiKeyValue } from '#contract/entities/api-key.ts'

const forAll = { name: ApiKeyName, existing: z.enum(['keep', 'replace']) }

/** The form that assigns one key to several users. With the global key, the value typed before is not validated. */
export const AssignKeysForm = z.discriminatedUnion('source', [
  z.object({ ...forAll, source: z.literal('own'), value: ApiKeyValue }),
  z.object({ ...forAll, source: z.literal('global'), value: z.string() }),
])
export type AssignKeysForm = z.infer<typeof AssignKeysForm>

/** Converts the form to the contract's input. */
export function toAssignKeysInput(
  { source, name, value, existing }: AssignKeysForm,
  userIds: number[],
): AssignKeysInput {
  return { userIds, existing, key: source === 'own' ? { name, value } : { name, useGlobal: true } }
}
