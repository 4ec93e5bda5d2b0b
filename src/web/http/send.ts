import { CallError } from './call-error.ts'
import { endSession } from './session-end.ts'
import { storedToken } from './stored-token.ts'

/** Fetches with credentials and, unless told otherwise, without caches. Throws CallError for every answer that is not OK. */
export async function send(url: string, init: RequestInit): Promise<Response> {
  const token = storedToken()
  const response = await fetch(url, { cache: 'no-store', ...init, credentials: 'include' })
  if (response.ok) return response
  if (response.status === 401) endSession(token)
  throw new CallError(response.status, response.statusText, await response.text())
}
