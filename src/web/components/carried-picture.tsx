import { useEffect, useState } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PreviewPicture } from './preview-picture.tsx'

export interface PictureLook {
  /** Size of the box. */
  className: string
  fit?: 'auto' | 'contain'
}

/** Each is fetched from its own site, and not for rows that only fly by. */
const restMs = 400

/** Of an image that was carried over nothing was kept: its picture is fetched for this look. */
export function CarriedPicture({ url, ...look }: { url: string } & PictureLook) {
  const [isResting, setResting] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setResting(true), restMs)
    return () => clearTimeout(timer)
  }, [])

  if (!/^https?:\/\//i.test(url)) return <PreviewPicture url={null} {...look} />
  if (!isResting) return <Skeleton className={look.className} />
  return <PreviewPicture url={url} {...look} />
}
