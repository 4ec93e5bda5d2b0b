import type { Image } from '#contract/entities/image.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { CarriedPicture, type PictureLook } from './carried-picture.tsx'
import { isGraphic } from './is-drawn-file.ts'
import { thumbnailOf } from './thumbnail-of.ts'

/** The thumbnail of an image, shown next to its text. Graphics are shown uncropped. */
export function ImagePicture({ jobId, image, ...look }: { jobId: number; image: Image } & PictureLook) {
  const whole = isGraphic(image) ? { fit: 'contain' as const } : {}
  if (image.state === 'carried')
    return <CarriedPicture key={image.url} url={image.url} {...whole} {...look} />
  return <Thumbnail src={thumbnailOf(jobId, image)} {...whole} {...look} />
}
