import { sql } from 'drizzle-orm'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { type Alike, alikeColumns } from './find-alike.ts'

/** Returns another image of the job that has the same alt text, if they are marked; otherwise undefined. */
export async function findMarkedAlike(
  db: Pick<Transaction, 'execute'>,
  { jobId, position }: ImageRef,
): Promise<Pick<Alike, 'context' | 'row' | 'texts'> | undefined> {
  const { context, row, texts } = alikeColumns
  const [found] = await readRows(
    db,
    { context, row, texts },
    sql`
    select other.context, coalesce(other.wishes, '{}') as row, other.language_versions as texts
    from job_images own join job_images other
      on other.job_id = own.job_id and (other.position = own.alike or other.alike = own.position)
    where own.job_id = ${jobId} and own.position = ${position} order by other.position limit 1`,
  )
  return found
}
