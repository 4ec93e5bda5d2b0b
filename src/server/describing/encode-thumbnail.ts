import type { Sharp } from 'sharp'
import { limits } from '#contract/limits.ts'

/** A small WebP for lists: no edge longer than 320 px. Uses `flat` up. */
export function encodeThumbnail(flat: Sharp): Promise<Buffer> {
  const edge = limits.thumbnailPixels
  return flat
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toBuffer()
}
