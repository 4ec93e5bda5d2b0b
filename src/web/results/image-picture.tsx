import type { Image } from '#contract/entities/image.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { CarriedPicture } from './carried-picture.tsx'
import { thumbnailOf } from './thumbnail-of.ts'

export interface ImagePictureProps {
  jobId: number
  image: Image
  /** Size of the box. */
  className: string
  fit?: 'cover' | 'contain'
}

/** The small picture of an image, beside its text. */
export function ImagePicture({ jobId, image, ...look }: ImagePictureProps) {
  if (image.state === 'carried') return <CarriedPicture key={image.url} url={image.url} {...look} />
  return <Thumbnail src={thumbnailOf(jobId, image)} {...look} />
}
