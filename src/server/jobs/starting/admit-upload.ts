import { refuseWithoutKeys } from '#server/jobs/keys/refuse-without-keys.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countStart } from './count-start.ts'
import { findRunning } from './find-running.ts'
import { refuseBeyondQuota } from './refuse-beyond-quota.ts'

/**
 * Asks before a byte of a list is stored whether its user may start a job now; whoever starts it is asked again, as much may
 * have changed since. Refuses what `refuseWithoutKeys`, `refuseBeyondQuota` and `countStart` refuse, and
 * `job_already_running`.
 */
export async function admitUpload(platform: Platform, caller: Caller): Promise<void> {
  await refuseWithoutKeys(platform, caller)
  const running = await findRunning(platform.db, caller)
  if (running) throw new Refusal('job_already_running', running)
  await refuseBeyondQuota(platform, platform.db, { userId: caller.id, newJobId: null })
  await countStart(platform, caller)
}
