import { logout } from '#contract/endpoints/accounts.ts'
import { call } from './call.ts'

const storageKey = 'sign-out-owed'

/**
 * Somebody signed out and the server did not hear it, so that the cookie still opens their session. All tabs of this browser
 * know it: nobody is shown as signed in before the sign-out is made up for.
 */
export function oweSignOut(): void {
  try {
    localStorage.setItem(storageKey, 'true')
  } catch {
    // Where nothing is kept, this tab has at least forgotten its user.
  }
}

/** Whoever has signed in since has a session of their own, in place of the one that was to end. */
export function forgiveSignOut(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept either.
  }
}

export function isSignOutOwed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Signs out where that is owed. Throws while the server does not hear it. */
export async function makeUpForSignOut(signal: AbortSignal): Promise<void> {
  if (!isSignOutOwed()) return
  await call(logout, { signal })
  forgiveSignOut()
}
