import { logout } from '#contract/endpoints/accounts.ts'
import { call } from './call.ts'

const storageKey = 'sign-out-owed'

/**
 * Records that a user signed out without the server's knowledge, so that the cookie still opens their session. All tabs of this browser
 * read it: none shows a signed-in user before the sign-out is completed.
 */
export function oweSignOut(): void {
  try {
    localStorage.setItem(storageKey, 'true')
  } catch {
    // Without storage, at least this tab has removed its user.
  }
}

/** Clears the record after a new sign-in, whose session replaces the one that was to end. */
export function forgiveSignOut(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage there is nothing to clear.
  }
}

export function isSignOutOwed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Completes a sign-out that is owed. Throws while the server cannot be reached. */
export async function makeUpForSignOut(signal: AbortSignal): Promise<void> {
  if (!isSignOutOwed()) return
  await call(logout, { signal })
  forgiveSignOut()
}
