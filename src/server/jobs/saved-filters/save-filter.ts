import { and, count, sql } from 'drizzle-orm'
import type { SavedFilter } from '#contract/endpoints/saved-filters.ts'
import { limits } from '#contract/limits.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { filterColumns } from './saved-filters.queries.ts'
import { ownFilters, savedFilters } from './saved-filters.tables.ts'

/** Saves a filter under a name, in place of one with the same name, ignoring case. Refuses `too_many_filters`. */
export async function saveFilter(
  db: Database,
  owner: Owner,
  { name, query }: { name: string; query: string },
): Promise<SavedFilter> {
  return await db.transaction(async (tx) => {
    // Two filters saved at the same instant must not both take the last place.
    await lockUser(tx, owner.id)
    const isNamed = sql`lower(${savedFilters.name}) = lower(${name})`
    const [changed] = await tx
      .update(savedFilters)
      .set({ name, query })
      .where(and(ownFilters(owner), isNamed))
      .returning(filterColumns)
    if (changed) return changed
    const [held] = await tx.select({ filters: count() }).from(savedFilters).where(ownFilters(owner))
    if ((held?.filters ?? 0) >= limits.filtersPerUser)
      throw new Refusal('too_many_filters', { maxFilters: limits.filtersPerUser })
    const [added] = await tx
      .insert(savedFilters)
      .values({ userId: owner.id, name, query })
      .returning(filterColumns)
    return added!
  })
}
