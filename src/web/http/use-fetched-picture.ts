import { useEffect, useState } from 'react'
import { loadPicture } from './load-picture.ts'

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
