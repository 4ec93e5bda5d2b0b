import { sql } from 'drizzle-orm'
import { isGoneForGood } from '#server/jobs/jobs.tables.ts'
import { removeUnnamedLists } from '#server/jobs/kept-lists/remove-unnamed-lists.ts'
import { removeUnusedSets } from '#server/jobs/picture-sets/remove-unused-sets.ts'
import { removeUnnamedThumbnails } from '#server/jobs/thumbnails/remove-unnamed-thumbnails.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { relinkLockHeld, relinkRetries } from './relink-retries.ts'

/**
 * Removes deleted jobs that can no longer be restored, with everything that belongs to them, each in its own transaction: a killed process
 * leaves nothing half done, and the next one continues. Safe to run in several processes at once.
 */
export async function removeDeletedJobs(
  platform: Pick<Platform, 'db' | 'lists' | 'pictures' | 'thumbnails' | 'log'>,
): Promise<void> {
  const owners = { ofLists: new Set<number>(), ofSets: new Set<number>() }
  for (;;) {
    const [removed] = await platform.db.transaction(async (tx) => {
      await allowLongStatements(tx)
      await tx.execute(relinkLockHeld)
      return readRows(
        tx,
        {
          userId: column.number,
          hadList: column.boolean,
          hadSet: column.boolean,
          files: column.nullable(column.list(column.text)),
        },
        sql`
        ${relinkRetries(sql`
          select id, retried_as from jobs where ${isGoneForGood} order by deleted_at limit 1 for update skip locked`)}
        delete from jobs where id = (select id from gone)
        returning user_id as "userId", list_file is not null as "hadList", picture_set is not null as "hadSet",
          (select array_agg(distinct file) from job_thumbnails where job_id = jobs.id and file is not null) as files`,
      )
    })
    if (!removed) break
    if (removed.hadList) owners.ofLists.add(removed.userId)
    await removeUnnamedThumbnails(platform, removed.userId, removed.files ?? [])
    if (removed.hadSet) owners.ofSets.add(removed.userId)
  }
  for (const userId of owners.ofLists) await removeUnnamedLists(platform, userId)
  for (const userId of owners.ofSets) await removeUnusedSets(platform, userId)
}
