import { apiKeyNames } from '#contract/entities/api-key.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Assigns keys that are the user's alone: what a provider says about them concerns nobody else in the file. */
export async function giveOwnKeys(platform: Platform, userId: number, lastFour: string): Promise<void> {
  for (const name of apiKeyNames)
    await assignKey(platform, userId, { name, value: `own-test-key-${lastFour}` })
}
