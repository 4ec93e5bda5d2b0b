import { sql } from 'drizzle-orm'
import { apiLimits } from '#contract/api-limits.ts'
import { singleImages } from '#server/jobs/single.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Stores the sender's own ids and metadata of a new job's images, as its rows have them under these names. Rows of an uploaded list can
 * have anything there: what API v1 would not take is left out.
 */
export async function keepGivenData(tx: Transaction, owner: Owner, jobId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${singleImages} (job_id, position, user_id, external_id, metadata, keywords, is_async)
    select job_id, position, ${owner.id}, external_id, metadata, '{}', false from job_images
    cross join lateral (select source::jsonb as row where json_typeof(source) = 'object') as given
    cross join lateral (select
      case when jsonb_typeof(row -> 'externalId') = 'string'
        and length(row ->> 'externalId') between 1 and ${apiLimits.externalIdCharacters} then row ->> 'externalId' end as external_id,
      case when jsonb_typeof(row -> 'metadata') = 'object'
        and not jsonb_path_exists(row -> 'metadata', '$.* ? (@.type() != "string")') then row -> 'metadata' end as metadata
    ) as own
    where job_id = ${jobId} and (external_id is not null or metadata is not null)`)
}
