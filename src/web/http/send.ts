import { CallError } from './call-error.ts'
import { endSession } from './session-end.ts'

/** Fetches with credentials and without caches. Throws CallError for every answer that is not OK. */
export async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: 'include', cache: 'no-store' })
  if (response.ok) return response
  if (response.status === 401) endSession()
  throw new CallError(response.status, response.statusText, await response.text())
}
