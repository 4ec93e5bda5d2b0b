import { type SQL, sql } from 'drizzle-orm'
import { column } from '#server/platform/column.ts'

/**
 * The schema of pg-boss that this file is written for, of 12.38. No other file of ours names its tables, or reads from its answers what
 * its types don't declare: here is what its API has no call for. A test fails once pg-boss has another schema.
 */
export const queueSchemaVersion = 46

/** Reads the version of the schema that is there, as `version`. */
export const readQueueVersion = 'select version from pgboss.version'

/** Has rows from the first start on: a backup holds the queues with their settings. */
export const queuesTable = 'pgboss.queue'

/** Not in backups: how far the schema is, statistics, warnings, and which processes run. */
export const tablesWithoutBackup = [
  'pgboss.version',
  'pgboss.bam',
  'pgboss.instance',
  'pgboss.warning',
  'pgboss.queue_stats',
]

/**
 * Joins the jobs of a queue and group that nobody has taken yet, as `delivery`: its `id` and its `data`. Relies on the order of `state`:
 * created, retry, active, completed, cancelled, failed.
 */
export function joinWaiting(queue: string, group: string, condition: SQL): SQL {
  return sql`
    join pgboss.job delivery on delivery.name = ${queue} and delivery.state < 'active'
      and delivery.group_id = ${group} and ${condition}`
}

/** Whether the queue has a job, `delivery` in the condition, that waits or is under way. */
export function hasUnfinished(queue: string, condition: SQL): SQL {
  return sql`exists (
    select from pgboss.job delivery where delivery.name = ${queue} and delivery.state < 'completed' and ${condition})`
}

/** Moves jobs of a queue in one statement, where `update()` would take one for each: `moved` has an `id` and a `priority`. */
export function setPriorities(queue: string, moved: SQL): SQL {
  return sql`
    update pgboss.job set priority = moved.priority from (${moved}) moved
    where job.name = ${queue} and job.id = moved.id`
}

/** Deletes the jobs of a queue whose data name this user, under way or not. */
export function deleteJobsOfUser(queue: string, userId: number): SQL {
  return sql`delete from pgboss.job where name = ${queue} and (data->>'userId')::int = ${userId}::int`
}

export const queueCounts = {
  name: column.text,
  waiting: column.number,
  deferred: column.number,
  active: column.number,
  failed: column.number,
  oldestSeconds: column.number,
}

/** Counts the jobs of each queue, as `queueCounts`. What `getQueues()` answers stands still where no worker runs. */
export const countQueues = `
  select queue.name,
    count(*) filter (where job.state in ('created', 'retry') and job.start_after <= now())::int as waiting,
    count(*) filter (where job.state in ('created', 'retry') and job.start_after > now())::int as deferred,
    count(*) filter (where job.state = 'active')::int as active,
    count(*) filter (where job.state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(job.start_after)
      filter (where job.state in ('created', 'retry') and job.start_after <= now())), 0)::float8 as "oldestSeconds"
  from pgboss.queue
  left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'active', 'failed')
  group by queue.name`

/** Whether the answer to `touch()` or `complete()` of an attempt says that it went to another worker meanwhile. */
export function isLost(answer: object): boolean {
  // The count is in every answer, but not in pg-boss's type of it.
  return 'affected' in answer && answer.affected === 0
}
