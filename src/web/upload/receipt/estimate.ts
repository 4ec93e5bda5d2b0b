import { estimateCost, pricePerImage } from '#contract/pricing.ts'
import { chosenLanguages } from '#web/upload/draft/job-settings.ts'
import { reckonImages } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'

/** The size and cost of the job, in cents; null while the images are being counted. */
export function estimate(draft: Draft) {
  const languages = chosenLanguages(draft.settings).length
  const perImage = pricePerImage(languages)
  const reckoned = reckonImages(draft)
  if (!reckoned) return { languages, perImage, reckoned: null, images: null, total: null }
  const total = estimateCost(reckoned.payable, languages)
  return { languages, perImage, reckoned, images: reckoned.images, total }
}
