import { useEffect, useState } from 'react'

/** An address for a picture that is held in memory, as long as it is shown; null where there is none. */
export function useBlobUrl(blob: Blob | undefined): string | null {
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made && made.blob === blob ? made.url : null
}
