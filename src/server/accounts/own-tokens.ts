import { eq, type SQL, sql } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { apiTokens } from './tokens.tables.ts'

/** A token of the API is its owner's own. */
export const ownTokens = (owner: Owner): SQL => eq(apiTokens.userId, owner.id)

/** It has neither been revoked nor expired. */
export const isGoodToken = (): SQL =>
  sql`(${apiTokens.revokedAt} is null and coalesce(${apiTokens.expiresAt} > now(), true))`
