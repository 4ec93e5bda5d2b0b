import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'

/** Where a code is tried. */
interface Tried {
  userId: number
  sessionHash: Buffer
  /** One of the account's factors was shown in this browser before. */
  isWhereShown: boolean
}

/**
 * Counts an attempt to enter a code and returns a function that forgets it. Only callers who know the password get here: their attempts are
 * counted by the sign-in they have started and by the account. Browsers in which a factor was shown before share a count of their own, so
 * that an attacker who only knows the password cannot lock the owner out. Refuses `rate_limited`.
 */
export async function admitCode(
  attempts: Attempts,
  { userId, sessionHash, isWhereShown }: Tried,
): Promise<() => Promise<void>> {
  const { codesPerSession, codesPerAccount, codesWhereShown } = attemptLimits
  const inSession = `codes in session ${sessionHash.toString('base64')}`
  await attempts.count(inSession, codesPerSession)
  const key = isWhereShown ? `codes of ${userId} where one was shown` : `codes of ${userId}`
  await attempts.count(key, isWhereShown ? codesWhereShown : codesPerAccount)
  return async () => {
    await attempts.forgive(inSession)
    await attempts.forgive(key)
  }
}
