import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseWithoutKeys } from '#server/provider-runtime/require-keys.ts'
import { findRunning } from './find-running.ts'
import { refuseBeyondQuota } from './refuse-beyond-quota.ts'
import { refuseWithoutSlot } from './take-slot.ts'
import type { StartMeans } from './write-job.ts'

/**
 * Checks before the first byte of a list is stored whether its user may start a job now; the start checks again, because things may have
 * changed since. Refuses what `refuseWithoutKeys`, `refuseBeyondQuota` and `count` refuse, and `job_already_running` in the app,
 * `too_many_jobs` through the API.
 */
export async function admitUpload(
  platform: Platform,
  caller: Caller,
  { token, count }: Pick<StartMeans, 'token'> & { count: () => Promise<void> },
): Promise<void> {
  await refuseWithoutKeys(platform, caller)
  if (token) await refuseWithoutSlot(platform, caller)
  else await refuseBesideRunning(platform, caller)
  await refuseBeyondQuota(platform, platform.db, { userId: caller.id, newJobId: null })
  await count()
}

async function refuseBesideRunning({ db }: Platform, caller: Caller): Promise<void> {
  const running = await findRunning(db, caller)
  if (running) throw new Refusal('job_already_running', running)
}
