import type { Image } from '#contract/entities/image.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { CarriedPicture, type PictureLook } from './carried-picture.tsx'
import { thumbnailOf } from './thumbnail-of.ts'

/** The small picture of an image, beside its text. */
export function ImagePicture({ jobId, image, ...look }: { jobId: number; image: Image } & PictureLook) {
  if (image.state === 'carried') return <CarriedPicture key={image.url} url={image.url} {...look} />
  return <Thumbnail src={thumbnailOf(jobId, image)} {...look} />
}
