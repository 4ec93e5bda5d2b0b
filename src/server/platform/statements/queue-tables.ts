import { type SQL, sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'

/**
 * The schema version of pg-boss 12.38, for which this file is written. Only this file names its tables, or relies on fields that its types
 * do not declare: it contains what its API has no call for. A test fails when pg-boss changes its schema.
 */
export const queueSchemaVersion = 46

/** Reads the installed schema version, as `version`. */
export const readQueueVersion = 'select version from pgboss.version'

export const queueState = {
  version: column.number,
  isBuilding: column.boolean,
  queues: column.list(column.text),
}

/** Reads, as `queueState`, the schema version, whether something is being built in the background, and which queues exist. */
export const readQueueState = `
  select version, array(select name from pgboss.queue) as queues,
    exists (select from pgboss.bam where status in ('pending', 'in_progress')) as "isBuilding"
  from pgboss.version`

/** Has rows from the first start on: a backup contains the queues with their settings. */
export const queuesTable = 'pgboss.queue'

/** Not backed up: schema version, statistics, warnings, and running processes. */
export const tablesWithoutBackup = [
  'pgboss.version',
  'pgboss.bam',
  'pgboss.instance',
  'pgboss.warning',
  'pgboss.queue_stats',
]

/**
 * Joins the unclaimed jobs of a queue and group as `delivery`: its `id` and its `data`. Relies on the order of `state`: created, retry,
 * active, completed, cancelled, failed.
 */
export function joinWaiting(queue: string, group: string, condition: SQL): SQL {
  return sql`
    join pgboss.job delivery on delivery.name = ${queue} and delivery.state < 'active'
      and delivery.group_id = ${group} and ${condition}`
}

/** Whether the queue has a job (`delivery` in the condition) that is waiting or active. */
export function hasUnfinished(queue: string, condition: SQL): SQL {
  return sql`exists (
    select from pgboss.job delivery where delivery.name = ${queue} and delivery.state < 'completed' and ${condition})`
}

/** Updates the priority of many jobs in one statement, where `update()` would need one each: `moved` has an `id` and a `priority`. */
export function setPriorities(queue: string, moved: SQL): SQL {
  return sql`
    update pgboss.job set priority = moved.priority from (${moved}) moved
    where job.name = ${queue} and job.id = moved.id`
}

/** Deletes the jobs of a queue whose data name this user, active ones included. */
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

/** Counts the jobs of each queue, as `queueCounts`. The numbers of `getQueues()` are not updated while no worker runs. */
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

/** Whether the result of `touch()` or `complete()` shows that the attempt has gone to another worker in the meantime. */
export function isLost(answer: object): boolean {
  // Every result has the count, but pg-boss's type lacks it.
  return 'affected' in answer && answer.affected === 0
}
