import { forgetToken, storedToken } from './stored-token.ts'

const listeners = new Set<() => void>()

/** Hears when any call is answered 401. Answers the function that stops listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A 401 anywhere means signed out everywhere: the token goes, and who listens drops the cached user. `token` is the one
 * that the call was made with: a late answer to an older one says nothing of the session that has begun since.
 */
export function endSession(token: string): void {
  if (token !== storedToken()) return
  forgetToken()
  for (const listener of listeners) listener()
}
