import { useEffect, useState } from 'react'
import { previewThumbnail } from '#contract/endpoints/jobs.ts'
import { urlOf } from '#web/http/url-of.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import type { ImagePictureProps } from './image-picture.tsx'

/** Each is fetched from its own site, and not for rows that only fly by. */
const restMs = 400

/** Of an image that was carried over nothing was kept: its picture is fetched for this look. */
export function CarriedPicture({
  url,
  ...look
}: { url: string } & Pick<ImagePictureProps, 'className' | 'fit'>) {
  const [isResting, setResting] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setResting(true), restMs)
    return () => clearTimeout(timer)
  }, [])

  if (!/^https?:\/\//i.test(url)) return <Thumbnail src={null} {...look} />
  if (!isResting) return <Skeleton className={look.className} />
  // Safe: the endpoint's path begins with /api/.
  const src = urlOf(previewThumbnail, { query: { url } }) as `/api/${string}`
  return <Thumbnail src={src} {...look} />
}
