import { limits } from '#contract/limits.ts'
import { fitInside, type Size } from './fit-to-tiles.ts'
import { flattenPixels } from './flatten-pixels.ts'
import type { Pixels } from './read-pixels.ts'

/** The size of a thumbnail: no edge longer than 320 px. */
export function fitThumbnail(picture: Size): Size {
  return fitInside(picture, limits.thumbnailPixels)
}

/** A small WebP for lists, in the shape that the picture had. */
export function encodeThumbnail(pixels: Pixels): Promise<Buffer> {
  const wanted = fitThumbnail(pixels.original)
  // Of a panorama there may be fewer pixels than that.
  const width = Math.min(wanted.width, pixels.width)
  const height = Math.min(wanted.height, pixels.height)
  return flattenPixels(pixels)
    .resize({ width, height, fit: 'fill' })
    .webp({ quality: 75, effort: 2 })
    .toBuffer()
}
