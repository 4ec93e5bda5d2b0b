import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import { apiLimits } from '#contract/api-limits.ts'
import { jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { Refusal } from '#server/platform/refusal.ts'

// Any fixed numbers work; they only have to be the same in every process. Each slot has its own, counting from this one.
const slotLock = 4_711_020

/** Takes the lowest free slot for an owner's jobs through the API, until the transaction ends. Refuses `too_many_jobs` if none is free. */
export async function takeSlot(
  tx: Transaction,
  { settings }: Pick<Platform, 'settings'>,
  owner: Owner,
): Promise<number> {
  const seen = await findTaken(tx, owner)
  for (const slot of slotsOf(owner, settings.API_JOBS_AT_ONCE)) {
    if (seen.some((job) => job.slot === slot) || !(await tryLock(tx, slot, owner))) continue
    // Checked again under the lock: a job may have started there in the meantime.
    const taken = await findTaken(tx, owner)
    if (!taken.some((job) => job.slot === slot)) return slot
  }
  throw tooManyJobs(settings.API_JOBS_AT_ONCE, await findTaken(tx, owner))
}

/** Refuses `too_many_jobs` if all slots for an owner's jobs through the API are taken. */
export async function refuseWithoutSlot(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  owner: Owner,
): Promise<void> {
  const taken = await findTaken(db, owner)
  const isFree = (slot: number) => !taken.some((job) => job.slot === slot)
  if (!slotsOf(owner, settings.API_JOBS_AT_ONCE).some(isFree))
    throw tooManyJobs(settings.API_JOBS_AT_ONCE, taken)
}

interface RunningJob {
  jobId: number
  slot: number
}

async function findTaken(db: Database | Transaction, owner: Owner): Promise<RunningJob[]> {
  return await db
    .select({ jobId: jobs.id, slot: jobs.slot })
    .from(jobs)
    .where(and(ownJobs(owner), gt(jobs.slot, 0), isNull(jobs.finishedAt)))
    .orderBy(asc(jobs.id))
}

async function tryLock(tx: Transaction, slot: number, owner: Owner): Promise<boolean> {
  const [row] = await readRows(
    tx,
    { isLocked: column.boolean },
    sql`select pg_try_advisory_xact_lock(${slotLock + slot}, ${owner.id}::int) as "isLocked"`,
  )
  return row?.isLocked ?? false
}

/** Test jobs have slots of their own, and take none from live ones. */
function slotsOf({ isTest }: Owner, most: number): number[] {
  const first = isTest ? apiLimits.apiJobsAtOnce + 1 : 1
  return Array.from({ length: most }, (_, before) => first + before)
}

function tooManyJobs(maxJobs: number, running: RunningJob[]): Refusal {
  return new Refusal('too_many_jobs', { maxJobs, jobIds: running.map(({ jobId }) => jobId) })
}
