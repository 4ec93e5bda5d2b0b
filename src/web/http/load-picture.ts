import { callHeaders } from './call-headers.ts'
import { send } from './send.ts'

/**
 * Fetches a picture of our API with the stored token, which an <img> can't send along. Answers an object URL; whoever
 * asks for it revokes it. Throws like `call`.
 */
export async function loadPicture(address: string, signal: AbortSignal): Promise<string> {
  const response = await send(address, { headers: callHeaders({ Accept: 'image/*' }), signal })
  return URL.createObjectURL(await response.blob())
}
