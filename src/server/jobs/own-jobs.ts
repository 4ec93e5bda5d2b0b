import { eq, type SQL } from 'drizzle-orm'
import type { Caller, Owner } from '#server/platform/caller.ts'
import { jobs } from './jobs.tables.ts'

/** A job is its owner’s own. An administrator owns no more than others. */
export const ownJobs = (owner: Owner): SQL => eq(jobs.userId, owner.id)

/** The jobs that a caller may read: their own, an administrator any. */
export const visibleJobs = (caller: Pick<Caller, 'id' | 'isAdmin'>): SQL | undefined =>
  caller.isAdmin ? undefined : ownJobs(caller)
