import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Share } from '#contract/entities/share.ts'
import { jobShares, jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Caller, Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** An expired link opens nothing, although its row may still exist. */
export const isOpen = sql`${jobShares.expiresAt} > now()`

/** The valid links to an own job, newest first. Refuses `not_found`. */
export async function listShares(db: Database, caller: Caller, jobId: number): Promise<Share[]> {
  const isOwn = and(eq(jobs.id, jobId), ownJobs(caller))
  if ((await db.$count(jobs, isOwn)) === 0) throw new Refusal('not_found')
  return await listSharesOf(db, jobId)
}

/** The same for a job that the caller is known to own. */
export async function listSharesOf(db: Database, jobId: number): Promise<Share[]> {
  const shares = await db
    .select()
    .from(jobShares)
    .where(and(eq(jobShares.jobId, jobId), isOpen))
    .orderBy(desc(jobShares.id))
  return shares.map(shapeShare)
}

/** A link as its owner sees it, without its token. */
export function shapeShare({
  id,
  createdAt,
  expiresAt,
}: Pick<typeof jobShares.$inferSelect, keyof Share>): Share {
  return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

const atOnce = 1_000

/** Deletes a batch of links that expired more than `days` days ago, and returns its size. */
export async function removeOldShares(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${jobShares} where id in (
      select id from ${jobShares} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}

/** How many valid links there are to an owner's jobs. */
export async function countOpenShares(db: Database, owner: Owner): Promise<number> {
  const [open] = await db
    .select({ links: count() })
    .from(jobShares)
    .innerJoin(jobs, eq(jobs.id, jobShares.jobId))
    .where(and(ownJobs(owner), isOpen))
  return open?.links ?? 0
}
