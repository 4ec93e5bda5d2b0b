import type { Image } from '#contract/entities/image.ts'
import type { ComponentTexts } from './texts.ts'

/** Why an image has no texts, in the reader's language; null if it has some. */
export function reasonOf(image: Image, t: ComponentTexts): string | null {
  if (image.error) return image.error
  if (image.state === 'skipped') return t('image.skippedReason')
  return image.success ? null : t('image.noReason')
}
