import type { QueryClient } from '@tanstack/react-query'
import {
  type AssignKeyInput,
  assignKey,
  type SetGlobalKeyInput,
  setGlobalKey,
} from '#contract/endpoints/admin.ts'
import { type AssignKeysInput, assignKeys } from '#contract/endpoints/operators.ts'
import type { User } from '#contract/entities/user.ts'
import { refreshAfterChange } from '#web/admin/parts/refresh-after-change.ts'
import { call } from '#web/http/call.ts'

// Plain calls instead of mutations, whose cache would keep the key in memory.

export async function saveGlobalKey(client: QueryClient, body: SetGlobalKeyInput): Promise<void> {
  await call(setGlobalKey, { body })
  await refreshAfterChange(client)
}

/** Assigns a key to several users; returns the outcome for each. */
export async function saveUserKeys(client: QueryClient, body: AssignKeysInput) {
  const { results } = await call(assignKeys, { body })
  await refreshAfterChange(client)
  return results
}

/** Assigns or replaces a user's key; returns the user with their current keys. */
export async function saveUserKey(client: QueryClient, id: number, body: AssignKeyInput): Promise<User> {
  const user = await call(assignKey, { params: { id }, body })
  await refreshAfterChange(client)
  return user
}
