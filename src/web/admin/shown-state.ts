import type { Image } from '#contract/entities/image.ts'
import { isPlaceholder } from '#contract/placeholder-texts.ts'

/** A success whose description is one of the known placeholder or error texts is none. Source: docs/specification.md#results */
export function shownState({ state, description }: Pick<Image, 'state' | 'description'>): Image['state'] {
  return state === 'succeeded' && isPlaceholder(description) ? 'failed' : state
}
