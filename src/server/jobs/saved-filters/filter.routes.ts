import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/saved-filters.ts'
import type { Owner } from '#server/platform/caller.ts'
import { mount } from '#server/platform/mount.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { saveFilter } from './save-filter.ts'
import { listFilters } from './saved-filters.queries.ts'
import { ownFilters, savedFilters } from './saved-filters.tables.ts'

/** Named filters of images. */
export function filterRoutes(app: FastifyInstance, { db }: Platform): void {
  mount(app, calls.listSavedFilters, ({ caller }) => listFilters(db, caller))

  mount(app, calls.saveFilter, ({ body, caller }) => saveFilter(db, caller, body))

  mount(app, calls.deleteSavedFilter, async ({ params, caller, reply }) => {
    await deleteFilter(db, caller, params.id)
    return reply.code(204).send()
  })
}

/** Refuses `not_found`. */
async function deleteFilter(db: Database, owner: Owner, id: number): Promise<void> {
  const gone = await db.delete(savedFilters).where(and(ownFilters(owner), eq(savedFilters.id, id)))
  if (gone.rowCount === 0) throw new Refusal('not_found')
}
