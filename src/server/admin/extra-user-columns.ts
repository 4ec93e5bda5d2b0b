import type { ExtraUserColumns } from '#server/accounts/users/extra-user-columns.ts'
import { keysOf } from '#server/apikeys/keys-of.ts'

/** Everything that modules know of a user beside the account. */
export const extraUserColumns: ExtraUserColumns = { apiKeys: keysOf }
