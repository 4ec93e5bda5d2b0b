import { useEffect, useState } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PreviewPicture } from './preview-picture.tsx'

export interface PictureLook {
  /** Size of the box. */
  className: string
  fit?: 'auto' | 'contain'
}

/** Each is fetched from its own site, so not for rows that pass by. */
const restMs = 400

/** Of a carried-over image nothing is stored: its picture is fetched on demand. */
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
