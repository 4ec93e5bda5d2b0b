import { findUsableKeys } from '#server/apikeys/find-usable-keys.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseUnactivated } from './refuse-unactivated.ts'

/**
 * Refuses a user who waits for a first key (`account_not_ready`), one whose keys the providers refused (`keys_refused`), and
 * one for whom there is none otherwise (`no_api_keys`).
 */
export async function refuseWithoutKeys(platform: Platform, caller: Caller): Promise<void> {
  await refuseUnactivated(platform.db, caller)
  const { providers, areAllRefused } = await findUsableKeys(platform, caller)
  if (providers.length === 0) throw new Refusal(areAllRefused ? 'keys_refused' : 'no_api_keys')
}
