import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import { ImagePicture } from '#web/components/image-picture.tsx'

/** The image in its place; the empty place while it loads or if it failed. */
export function SlotPicture({ jobId, image }: { jobId: number; image: Image | undefined }) {
  if (image?.state === 'carried' || image?.hasThumbnail)
    return (
      <ImagePicture
        jobId={jobId}
        image={image}
        className={clsx('size-full animate-appear', image.state === 'failed' && 'outline-3 outline-bad')}
      />
    )
  const isFailed = image?.state === 'failed'
  return (
    <div
      className={clsx(
        'grid size-full place-items-center rounded-sm border',
        isFailed ? 'border-2 border-bad bg-bad-soft' : 'border-line bg-slot',
        image?.state === 'skipped' && 'border-dashed',
      )}
    >
      {isFailed && <CircleAlert aria-hidden className="size-8 text-bad" />}
    </div>
  )
}
