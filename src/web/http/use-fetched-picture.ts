import { useEffect, useState } from 'react'
import { callHeaders } from './call-headers.ts'
import { send } from './send.ts'

/**
 * An image of our API as an object URL, if the session is in a token. Null while it loads or if `address` is null. Revoked when the address
 * changes or the component unmounts.
 */
export function useFetchedPicture(address: string | null): string | 'failed' | null {
  const [fetched, setFetched] = useState<string | null>(null)

  useEffect(() => {
    if (address === null) return
    const gone = new AbortController()
    let url = ''
    loadPicture(address, gone.signal).then(
      (loaded) => {
        url = loaded
        if (gone.signal.aborted) URL.revokeObjectURL(url)
        else setFetched(url)
      },
      () => {
        if (!gone.signal.aborted) setFetched('failed')
      },
    )
    return () => {
      gone.abort()
      URL.revokeObjectURL(url)
      setFetched(null)
    }
  }, [address])

  return fetched
}

/**
 * Fetches an image of our API with the stored token, which an <img> can't send. Returns an object URL, which the caller has to revoke.
 * Throws like `call`.
 */
export async function loadPicture(address: string, signal: AbortSignal): Promise<string> {
  const response = await send(address, { headers: callHeaders({ Accept: 'image/*' }), signal })
  return URL.createObjectURL(await response.blob())
}
