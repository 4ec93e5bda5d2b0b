import { useEffect, useState } from 'react'
import { loadPicture } from './load-picture.ts'

/**
 * A picture of our API as an object URL, where only a token carries the session. Null: it is on its way, or none is
 * wanted (`address` null). It is revoked when another one is wanted or the component goes.
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
