import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { oidcIdentities } from './single-sign-on.tables.ts'

/** Who somebody is at an issuer is their own. */
export const ownIdentities = (owner: Owner): SQL => eq(oidcIdentities.userId, owner.id)
