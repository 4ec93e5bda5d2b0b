import type { Image } from '#contract/entities/image.ts'
import { isDrawnFile } from './is-drawn-file.ts'

/**
 * Whether an image is a graphic instead of a photograph: a logo, a button, a chart, a picture of text. Cropping would change its meaning.
 */
export function isGraphic({ purpose, filename }: Pick<Image, 'purpose' | 'filename'>): boolean {
  return purpose === 'functional' || purpose === 'text' || purpose === 'complex' || isDrawnFile(filename)
}
