import { sql } from 'drizzle-orm'
import { type Difference, findDifferences } from '#server/credits/checks/find-differences.ts'
import { allHolds } from '#server/credits/hold-credits.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

const whose = sql`'job ' || job.id || ' of user ' || job.user_id as whose`
// For the whole job (position 0), and for each of its remaining single pictures: they hold and settle separately.
const hold = sql`(
  select job_id, user_id, bool_or(is_open and position = 0) as is_open,
    sum(cents) filter (where is_open) as cents,
    case when bool_or(position > 0) then coalesce(sum(charged_cents), 0) else sum(charged_cents) end as charged_cents
  from (${allHolds()}) as each_hold
  where position = 0 or exists (
    select from ${jobImages} image where image.job_id = each_hold.job_id and image.position = each_hold.position)
  group by job_id, user_id
) as hold on hold.job_id = job.id and hold.user_id = job.user_id`
const most = sql`(job.total_images - job.free_images) * job.price_cents::bigint`
const charge = sql`(job.succeeded - job.free_successes) * job.price_cents::bigint`

// A job without a price predates credit, and never had a hold; a job that can only cost nothing has none either.
const checks = {
  'a running job does not hold what it may cost': sql`
    select ${whose}, ${most} as expected, case when hold.is_open then hold.cents else 0 end as found
    from ${jobs} as job left join ${hold}
    where job.finished_at is null and ${most} <> case when hold.is_open then hold.cents else 0 end`,

  'a job that does not run holds credit': sql`
    select 'job ' || hold.job_id || ' of user ' || hold.user_id as whose, 'no open hold' as expected,
      hold.cents || case when job.id is null then ' for a job that is gone' else ' for a job that has ended' end as found
    from (${allHolds()}) as hold left join ${jobs} as job on job.id = hold.job_id
    where hold.is_open and (job.id is null or job.finished_at is not null and hold.position = 0)`,

  'a single picture holds credit and is not being described, or the other way round': sql`
    select 'image ' || coalesce(hold.job_id, image.job_id) || '-' || coalesce(hold.position, image.position) as whose,
      case when image.job_id is null then 'no open hold' else 'an open hold' end as expected,
      case when hold.job_id is null then 'none' else hold.cents || ' held' end as found
    from (select * from (${allHolds()}) as all_holds where is_open and position > 0) as hold
    full join (
      select job_images.job_id, job_images.position from ${jobImages} join ${jobs} on jobs.id = job_images.job_id
      where jobs.kind = 'single' and not jobs.is_test and jobs.open_chunks > 0 and job_images.state = 'pending'
    ) as image on image.job_id = hold.job_id and image.position = hold.position
    where hold.job_id is null or image.job_id is null`,

  'a job was charged something else than what succeeded': sql`
    select ${whose}, ${charge} as expected, coalesce(hold.charged_cents::text, 'no hold') as found
    from ${jobs} as job left join ${hold}
    where job.finished_at is not null and hold.is_open is not true and (hold.job_id is not null or ${most} > 0 or ${charge} > 0)
      and hold.charged_cents is distinct from ${charge}`,

  'a job counts other successes than its images': sql`
    select ${whose}, coalesce(described.count, 0) as expected, job.succeeded as found
    from ${jobs} as job left join (
      select job_id, count(*) from ${jobImages} where state = 'succeeded' group by job_id
    ) as described on described.job_id = job.id
    where job.succeeded <> coalesce(described.count, 0)`,

  'a job counts other free images than its repeats': sql`
    select ${whose}, coalesce(repeated.count, 0) as expected, job.free_successes as found
    from ${jobs} as job left join (
      select job_id, count(*) from ${jobImages} join ${jobs} on jobs.id = job_id
      where job_images.state = 'succeeded'
        and (counts_repeats_once and follows is not null or copied_from is not null) group by job_id
    ) as repeated on repeated.job_id = job.id
    where job.free_successes <> coalesce(repeated.count, 0)`,
}

/** Compares jobs with their holds and charges. `tx` as for `verifyLedger`. */
export function verifyCharges(tx: Transaction, signal?: AbortSignal): Promise<Difference[]> {
  return findDifferences(tx, checks, signal)
}
