import type { Image } from '#contract/entities/image.ts'
import { ApprovedBadge } from '#web/shown/approved-badge.tsx'
import { EditedBadge } from '#web/shown/edited-badge.tsx'
import { ImageBadge } from '#web/shown/image-badge.tsx'
import { stateOfImage } from '#web/shown/state-of-image.ts'

/** What became of the image, on its picture. */
export function PictureBadges({ image }: { image: Image }) {
  return (
    <div className="absolute top-2 left-2 flex flex-wrap gap-1">
      {image.approved ? <ApprovedBadge /> : <ImageBadge state={stateOfImage(image)} />}
      {image.edited && <EditedBadge />}
    </div>
  )
}
