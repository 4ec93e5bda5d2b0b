import { z } from 'zod'
import type { AssignKeyInput } from '#contract/endpoints/admin.ts'
import { ApiKeyName, ApiKeyValue } from '#contract/entities/api-key.ts'

const forUser = { userId: z.int().min(1), name: ApiKeyName }

/** The form that assigns a key; 0 stands for no user. Where the global key is chosen, nobody minds what was typed before. */
export const AssignKeyForm = z.discriminatedUnion('source', [
  z.object({ ...forUser, source: z.literal('own'), value: ApiKeyValue }),
  z.object({ ...forUser, source: z.literal('global'), value: z.string() }),
])
export type AssignKeyForm = z.infer<typeof AssignKeyForm>

/** The form as the contract's call takes it. */
export function toAssignKeyInput({ source, name, value }: AssignKeyForm): AssignKeyInput {
  return source === 'own' ? { name, value } : { name, useGlobal: true }
}
