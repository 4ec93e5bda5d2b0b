import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { knownTriesOf } from '#server/accounts/passwords/confirm-password.ts'
import type { HashLane } from '#server/accounts/passwords/hash-in-turn.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'

/** Permission to try a password. */
interface Admission {
  lane: HashLane
  /** Called after a correct password: the attempt no longer counts. */
  forgive(): Promise<void>
}

/** Counts an attempt from a browser that was signed in to the account before. Nobody else can use up its limit. Refuses `rate_limited`. */
export async function admitKnown(attempts: Attempts, userId: number, browserId: string): Promise<Admission> {
  await attempts.count(knownTriesOf(userId), attemptLimits.knownTriesPerAccount)
  const key = `login of ${userId} in ${browserId}`
  await attempts.count(key, attemptLimits.failuresPerKnownBrowser)
  return { lane: 'known', forgive: () => attempts.forgive(key) }
}

/**
 * Counts an attempt from an unknown browser, by network and by network and name. The limit by name alone only throttles, a network's first
 * attempt less than further ones: guessing from many networks must not keep out the owner, whose network has not tried yet. Refuses
 * `rate_limited`.
 */
export async function admitStranger(
  attempts: Attempts,
  {
    address,
    name,
    account,
  }: { address: string; name: string; account: { passwordHash: string } | undefined },
): Promise<Admission> {
  const { triesBeforeAttack, failuresUnderAttack, failuresPerNetwork } = attemptLimits
  await attempts.countFrom(address, 'logins', attemptLimits.loginsPerNetwork)
  const tries = await attempts.tally(`tries of ${name}`, triesBeforeAttack.windowMs)
  const limit = tries > triesBeforeAttack.max ? failuresUnderAttack : failuresPerNetwork
  // The key includes the password hash: a new password starts a new count.
  const key = `login by ${name} ${account?.passwordHash ?? ''}`
  const ofNetwork = await attempts.countFrom(address, key, limit)
  if (ofNetwork <= 1) await attempts.count(`first tries of ${name}`, attemptLimits.firstTriesPerName)
  else await attempts.count(`further tries of ${name}`, attemptLimits.furtherTriesPerName)
  return { lane: 'stranger', forgive: () => attempts.forgiveFrom(address, key) }
}
