import { CallError } from './call-error.ts'
import { isConfirmedNow } from './confirmation.ts'
import { endSession } from './session-end.ts'
import { storedToken } from './stored-token.ts'

/**
 * Fetches with credentials and, by default, without caches. Throws CallError for every error status. A call that needs the second factor is
 * repeated once the user has provided it.
 */
export async function send(url: string, init: RequestInit): Promise<Response> {
  const token = storedToken()
  const response = await fetch(url, { cache: 'no-store', ...init, credentials: 'include' })
  if (response.ok) return response
  if (response.status === 401) endSession(token)
  const error = new CallError(response.status, response.statusText, await response.text())
  if (await isConfirmedNow(error)) return await send(url, init)
  throw error
}
