import { callHeaders } from './call-headers.ts'
import { send } from './send.ts'

/**
 * Fetches an image of our API with the stored token, which an <img> can't send. Returns an object URL, which the caller has to revoke.
 * Throws like `call`.
 */
export async function loadPicture(address: string, signal: AbortSignal): Promise<string> {
  const response = await send(address, { headers: callHeaders({ Accept: 'image/*' }), signal })
  return URL.createObjectURL(await response.blob())
}
