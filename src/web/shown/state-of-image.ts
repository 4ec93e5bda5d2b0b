import type { Image } from '#contract/entities/image.ts'
import { isDescribed } from './is-described.ts'

/** The state that an image is shown in: a success whose description is a known placeholder or error text is none. */
export function stateOfImage(image: Pick<Image, 'state' | 'success' | 'description'>): Image['state'] {
  return image.state === 'succeeded' && !isDescribed(image) ? 'failed' : image.state
}
