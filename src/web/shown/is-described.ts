import type { Image } from '#contract/entities/image.ts'
import { isPlaceholder } from '#contract/placeholder-texts.ts'

/**
 * Is this image a success: flagged as one, and its description none of the known placeholder or error texts.
 * Source: docs/specification.md#results
 */
export function isDescribed(image: Pick<Image, 'success' | 'description'>): boolean {
  return image.success && !isPlaceholder(image.description)
}
