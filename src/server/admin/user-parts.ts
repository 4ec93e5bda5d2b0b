import type { UserParts } from '#server/accounts/users/user-parts.ts'
import { keysOf } from '#server/apikeys/keys-of.ts'

/** Everything that rooms know of a user beside the account. */
export const userParts: UserParts = { apiKeys: keysOf }
