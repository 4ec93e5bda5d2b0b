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
 * Counts a try of a code, and answers what forgets it. Only who knows the password comes so far: their tries are counted by the
 * sign-in that they have begun and by the account. Those of browsers in which a factor was shown have one count together, so that
 * who knows the password alone can't keep its owner out. Refuses `rate_limited`.
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
