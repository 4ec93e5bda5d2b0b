import type { SecondFactors } from '#contract/endpoints/factors.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listMethods } from './list-methods.ts'
import { countRecoveryCodes } from './replace-recovery-codes.ts'
import { isFactorMust } from './required-step.ts'

/** Which second factors a user has, without their secrets. */
export async function readSecondFactors(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  user: Pick<Caller, 'id' | 'isAdmin'>,
): Promise<SecondFactors> {
  return {
    methods: await listMethods(db, user.id),
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    isMust: isFactorMust(settings, user),
  }
}
