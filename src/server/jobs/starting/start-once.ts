import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '#server/platform/caller.ts'
import { violatedConstraint } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { refuseWithoutKeys } from '#server/provider-runtime/require-keys.ts'
import { findRunning } from './find-running.ts'
import { findStarted } from './find-started.ts'
import { takeSlot } from './take-slot.ts'
import { type NewJob, type StartedJob, type StartMeans, writeJob } from './write-job.ts'

/**
 * Starts the job that `prepare` assembles, or returns the one that the same caller already started with this `idempotencyKey`. Refuses what
 * `refuseWithoutKeys`, `prepare` and `writeJob` refuse, and `job_already_running` in the app, `too_many_jobs` through the API.
 */
export async function startOnce(
  platform: Platform,
  caller: Caller,
  means: StartMeans,
  prepare: () => Promise<NewJob>,
): Promise<StartedJob> {
  const { idempotencyKey } = means
  const earlier = await findStarted(platform.db, caller, idempotencyKey)
  if (earlier) return earlier
  await refuseWithoutKeys(platform, caller)
  const job = await prepare()
  try {
    return await platform.db.transaction(async (tx) => {
      await allowLongStatements(tx)
      const start = { caller, means, job }
      const { isTest = false } = job
      // A test job started in the app leaves the app's slot free.
      if (means.token === null && !isTest) return await writeJob(tx, platform, { ...start, slot: 0 })
      const slot = await takeSlot(tx, platform, { id: caller.id, isTest })
      return await writeJob(tx, platform, { ...start, slot })
    })
  } catch (error) {
    return await answerConflict(platform, caller, idempotencyKey, error)
  }
}

/** Of two concurrent starts the database admitted one. The other gets that one's answer, or a refusal. */
async function answerConflict(
  platform: Platform,
  caller: Caller,
  idempotencyKey: string | null,
  error: unknown,
): Promise<StartedJob> {
  const constraint = violatedConstraint(error)
  if (constraint !== 'jobs_idempotency_key' && constraint !== 'jobs_one_running_per_slot') throw error
  const first = await findStarted(platform.db, caller, idempotencyKey)
  if (first) return first
  throw new Refusal('job_already_running', (await findRunning(platform.db, caller)) ?? {})
}

const mostCharacters = 200

/** The call's `Idempotency-Key` as its job stores it: a long one as its digest. Null if it is absent or empty. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = String(headers['idempotency-key'] ?? '')
  if (key.length > mostCharacters) return createHash('sha256').update(key).digest('base64url')
  return key || null
}
