import type { ExtraUserColumns } from '#server/accounts/users/extra-user-columns.ts'
import { keysOf } from '#server/apikeys/keys-of.ts'

/** What higher modules contribute to a user. */
export const extraUserColumns: ExtraUserColumns = { apiKeys: keysOf }
