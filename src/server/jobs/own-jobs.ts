import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { Caller, Owner } from '#server/platform/caller.ts'
import { jobs } from './jobs.tables.ts'

/** Not deleted: a deleted job is gone for every reader, even while it can be restored. */
export const isThere: SQL = isNull(jobs.deletedAt)

/** A job belongs to its owner. An administrator owns no more than others, a test token no live jobs, and a live one no test jobs. */
export const ownJobs = ({ id, isTest }: Owner): SQL =>
  isTest === undefined
    ? sql`(${jobs.userId} = ${id} and ${isThere})`
    : sql`(${jobs.userId} = ${id} and ${isThere} and ${jobs.isTest} = ${isTest})`

/** The same for the text of a prepared statement, in which the places are the owner’s id and their `isTest` or null, such as `$1`. */
export const ownJobsAt = (idPlace: string, isTestPlace: string): string =>
  `(jobs.user_id = ${idPlace} and jobs.deleted_at is null and jobs.is_test = coalesce(${isTestPlace}, jobs.is_test))`

/** The jobs that a caller may read: their own, or any for administrators. */
export const visibleJobs = (caller: Pick<Caller, 'id' | 'isAdmin'>): SQL =>
  caller.isAdmin ? isThere : ownJobs(caller)

/** Jobs started in the app, of which one runs at a time; jobs of the API do not count. */
export const ofApp: SQL = sql`(${jobs.slot} = 0 and ${jobs.kind} = 'list')`

/** Jobs with texts of their own, and those that regenerate another one's while they run. */
export const isListed: SQL = sql`(${jobs.regenerates} is null or ${jobs.finishedAt} is null)`

const restorableSince = sql`now() - make_interval(secs => ${limits.undoSeconds})`

/** An owner’s deleted jobs that can still be restored. */
export const restorableJobs = (owner: Owner): SQL =>
  sql`(${jobs.userId} = ${owner.id} and ${jobs.deletedAt} > ${restorableSince})`

/** Deleted jobs that can no longer be restored. */
export const isGoneForGood: SQL = sql`${jobs.deletedAt} <= ${restorableSince}`

/** All rows of an owner, including those of deleted jobs. */
export const allJobsOf = (owner: Owner): SQL => eq(jobs.userId, owner.id)

/** What counts against an owner’s quota: a job that can be restored still takes its room. */
export const countedJobs = (owner: Owner): SQL => sql`(${ownJobs(owner)} or ${restorableJobs(owner)})`
