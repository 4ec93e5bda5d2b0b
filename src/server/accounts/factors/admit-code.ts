import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'

/** Where a code is tried. */
interface Tried {
  userId: number
  sessionHash: Buffer
  /** Of a browser that the account was signed in with before; null: it is not known. */
  browserId: string | null
}

/**
 * Counts a try of a code, and answers what forgets it. Only who knows the password comes so far: their tries are counted by the
 * sign-in that they have begun and by the account, but those of a browser that is known by that browser, so that who knows the
 * password alone can't keep its owner out. Refuses `rate_limited`.
 */
export async function admitCode(
  attempts: Attempts,
  { userId, sessionHash, browserId }: Tried,
): Promise<() => Promise<void>> {
  const { codesPerSession, codesPerKnownBrowser, codesPerAccount } = attemptLimits
  const inSession = `codes in session ${sessionHash.toString('base64')}`
  await attempts.count(inSession, codesPerSession)
  const key = browserId ? `codes of ${userId} in ${browserId}` : `codes of ${userId}`
  await attempts.count(key, browserId ? codesPerKnownBrowser : codesPerAccount)
  return async () => {
    await attempts.forgive(inSession)
    await attempts.forgive(key)
  }
}
