import { asc, sql } from 'drizzle-orm'
import type { SavedFilter } from '#contract/endpoints/saved-filters.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { ownFilters, savedFilters } from './saved-filters.tables.ts'

export const filterColumns = { id: savedFilters.id, name: savedFilters.name, query: savedFilters.query }

/** A user's saved filters by name; at most `limits.filtersPerUser`. */
export async function listFilters(db: Database, owner: Owner): Promise<SavedFilter[]> {
  return await db
    .select(filterColumns)
    .from(savedFilters)
    .where(ownFilters(owner))
    .orderBy(asc(sql`lower(${savedFilters.name})`))
}

/** Removes a user's saved filters, with the account. */
export async function removeFiltersOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(savedFilters).where(ownFilters({ id: userId }))
}
