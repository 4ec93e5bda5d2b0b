import { and, eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { recoveryCodes, totpFactors, type totpStates } from './factors.tables.ts'

/** An authenticator app is its user’s own: the one in use, or the one that waits for its first code. */
export const ownTotp = (owner: Owner, state: (typeof totpStates)[number]): SQL | undefined =>
  and(allTotpOf(owner), eq(totpFactors.state, state))

/** A user’s authenticator apps in every state. */
export const allTotpOf = (owner: Owner): SQL => eq(totpFactors.userId, owner.id)

/** Recovery codes are their user’s own. */
export const ownRecoveryCodes = (owner: Owner): SQL => eq(recoveryCodes.userId, owner.id)
