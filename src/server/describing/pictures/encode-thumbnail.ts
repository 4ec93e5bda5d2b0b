import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import { fitInside, type Size } from './fit-to-tiles.ts'
import type { ReadPicture } from './read-picture.ts'

/** The size of a thumbnail: no edge longer than 320 px. */
export function fitThumbnail(picture: Size): Size {
  return fitInside(picture, limits.thumbnailPixels)
}

/** A small WebP for lists, in the shape that the picture had. */
export function encodeThumbnail(picture: ReadPicture): Promise<Buffer> {
  const wanted = fitThumbnail(picture.original)
  // Of a panorama there may be fewer pixels than that.
  const width = Math.min(wanted.width, picture.width)
  const height = Math.min(wanted.height, picture.height)
  return sharp(picture.jpeg)
    .resize({ width, height, fit: 'fill' })
    .webp({ quality: 75, effort: 2 })
    .toBuffer()
}
