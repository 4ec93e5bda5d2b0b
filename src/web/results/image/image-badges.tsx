import type { Image } from '#contract/entities/image.ts'
import { ApprovedBadge } from '#web/shown/approved-badge.tsx'
import { EditedBadge } from '#web/shown/edited-badge.tsx'
import { ImageBadge } from '#web/shown/image-badge.tsx'

/** What became of the image, beside its name. */
export function ImageBadges({ image }: { image: Image }) {
  return (
    <span className="flex flex-wrap gap-1">
      {image.approved ? <ApprovedBadge /> : <ImageBadge state={image.state} />}
      {image.edited && <EditedBadge />}
    </span>
  )
}
