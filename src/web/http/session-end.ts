import { forgetToken, storedToken } from './stored-token.ts'

const listeners = new Set<() => void>()

/** Subscribes to 401 answers of any call. Returns the function that unsubscribes. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A 401 of any call signs the user out everywhere: removes the token and notifies the listeners, which clear the cached user. `token` is
 * the call's: a late answer to an older one says nothing about a newer session.
 */
export function endSession(token: string): void {
  if (token !== storedToken()) return
  forgetToken()
  for (const listener of listeners) listener()
}
