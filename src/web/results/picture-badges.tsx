import type { Image } from '#contract/entities/image.ts'
import { ApprovedBadge } from './approved-badge.tsx'
import { EditedBadge } from './edited-badge.tsx'
import { ImageBadge } from './image-badge.tsx'

/** What became of the image, on its picture. */
export function PictureBadges({ image }: { image: Image }) {
  return (
    <div className="absolute top-2 left-2 flex flex-wrap gap-1">
      {image.approved ? <ApprovedBadge /> : <ImageBadge image={image} />}
      {image.edited && <EditedBadge />}
    </div>
  )
}
