import type { Caller, Callers } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Callers for an app without accounts: whoever has a token is this one, and has no second factor. */
export function callersOf(caller: Caller | null = null): Callers {
  return {
    find: async () => caller && { ...caller, mustConfirm: false },
    findHalf: async () => null,
    findToken: async () => {
      throw new Refusal('token_unknown')
    },
    recheck: async ({ isAdmin }) => ({ isAdmin }),
    listMethods: async () => [],
  }
}
