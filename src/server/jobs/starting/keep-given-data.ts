import { eq, sql } from 'drizzle-orm'
import { apiLimits } from '#contract/api-limits.ts'
import { headerPath } from '#contract/lists/columns/column-key.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { singleImages } from '#server/jobs/single.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Stores the sender's own ids of a new job's images, as the list's column of ids has them, and the `metadata` of objects. Rows of an
 * uploaded list can have anything there: what API v1 would not take is left out.
 */
export async function keepGivenData(tx: Transaction, owner: Owner, jobId: number): Promise<void> {
  const [job] = await tx
    .select({ columns: jobs.columns, choice: jobs.listChoice })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  const column = job?.choice?.externalIdColumn ?? -1
  const name = job?.columns[column] ?? 'externalId'
  await tx.execute(sql`
    insert into ${singleImages} (job_id, position, user_id, external_id, metadata, keywords, is_async)
    select job_id, position, ${owner.id}, external_id, metadata, '{}', false from job_images
    cross join lateral (select source::jsonb as row where json_typeof(source) in ('object', 'array')) as given
    cross join lateral (select case jsonb_typeof(row)
      when 'array' then case when ${column}::int >= 0 then row -> ${column}::int end
      else coalesce(row -> ${name}::text, row #> ${sql.param(headerPath(name))}::text[]) end as id) as chosen
    cross join lateral (select
      case when jsonb_typeof(id) in ('string', 'number')
        and length(btrim(id #>> '{}')) between 1 and ${apiLimits.externalIdCharacters} then btrim(id #>> '{}') end as external_id,
      case when jsonb_typeof(row -> 'metadata') = 'object'
        and not jsonb_path_exists(row -> 'metadata', '$.* ? (@.type() != "string")') then row -> 'metadata' end as metadata
    ) as own
    where job_id = ${jobId} and (external_id is not null or metadata is not null)`)
}
