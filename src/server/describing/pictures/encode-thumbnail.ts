import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import { freeBody } from '#server/platform/network/free-body.ts'
import { fitInside, type Size } from './fit-to-tiles.ts'
import type { Pixels } from './holds-type.ts'
import type { ReadPicture } from './read-picture.ts'

/** The size of a thumbnail: no edge longer than 320 px. */
export function fitThumbnail(picture: Size): Size {
  return fitInside(picture, limits.thumbnailPixels)
}

/** The pixels of a thumbnail, in the shape that the picture had. */
export async function shrinkToThumbnail(picture: ReadPicture): Promise<Pixels> {
  const wanted = fitThumbnail(picture.original)
  // Of a panorama there may be fewer pixels than that.
  const width = Math.min(wanted.width, picture.width)
  const height = Math.min(wanted.height, picture.height)
  const rgb = await sharp(picture.jpeg).resize({ width, height, fit: 'fill' }).raw().toBuffer()
  return { rgb, width, height }
}

/** A small WebP for lists. Frees the pixels: they can't be used afterwards. */
export function encodeThumbnail({ rgb, width, height }: Pixels): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ quality: 75, effort: 2 })
    .toBuffer()
    .finally(() => freeBody(rgb))
}
