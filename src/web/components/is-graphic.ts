import type { Image } from '#contract/entities/image.ts'
import { isDrawnFile } from './is-drawn-file.ts'

/** Is it drawn rather than photographed: a logo, a button, a chart, a picture of text? Cut at its edges it says something else. */
export function isGraphic({ purpose, filename }: Pick<Image, 'purpose' | 'filename'>): boolean {
  return purpose === 'functional' || purpose === 'text' || purpose === 'complex' || isDrawnFile(filename)
}
