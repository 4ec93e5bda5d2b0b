import { sql } from 'drizzle-orm'
import { allJobsOf } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { listLabels } from './list-labels.ts'

/**
 * Renames a label in all jobs of its owner, and returns how many. If another label has the new name, ignoring case, the two become one.
 * Refuses `not_found`.
 */
export async function renameLabel(db: Database, owner: Owner, label: string, name: string): Promise<number> {
  return await db.transaction(async (tx) => {
    const others = (await listLabels(tx, owner)).filter((other) => other.name !== label)
    const same = others.find((other) => other.name.toLowerCase() === name.toLowerCase())
    return await replaceLabel(tx, owner, label, same?.name ?? name)
  })
}

/** Removes a label from all jobs of its owner, which stay. Refuses `not_found`. */
export async function deleteLabel(db: Database, owner: Owner, label: string): Promise<void> {
  await db.transaction((tx) => replaceLabel(tx, owner, label, null))
}

async function replaceLabel(
  tx: Pick<Database, 'execute'>,
  owner: Owner,
  label: string,
  name: string | null,
): Promise<number> {
  // Deleted jobs, too: they can come back. Locked in the order in which others lock several jobs.
  const { rowCount } = await tx.execute(sql`
    update jobs set labels = array(
      select label from (
        select case when label = ${label} then ${name}::text else label end as label, min(place) as place
        from unnest(labels) with ordinality as old (label, place) group by 1
      ) as replaced where label is not null order by place)
    where id in (
      select id from jobs where ${allJobsOf(owner)} and labels <> '{}' and ${label} = any(labels)
      order by id for no key update)`)
  if (!rowCount) throw new Refusal('not_found')
  return rowCount
}
