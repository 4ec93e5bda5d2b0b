import { findUsableKeys } from '#server/apikeys/find-usable-keys.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseUnactivated } from './refuse-unactivated.ts'

/** Refuses a user who waits for a first key (`account_not_ready`), and one whose keys are of no use now (`no_api_keys`). */
export async function refuseWithoutKeys(platform: Platform, caller: Caller): Promise<void> {
  await refuseUnactivated(platform.db, caller)
  const { providers } = await findUsableKeys(platform, caller)
  if (providers.length === 0) throw new Refusal('no_api_keys')
}
