import { estimateCost, pricePerImage } from '#contract/pricing.ts'
import { chosenLanguages, imageCount } from './job-settings.ts'
import type { Draft } from './upload-state.ts'

/** What the job would cost, in cents; null while the images are being counted. */
export function estimate({ list, settings }: Draft) {
  const languages = chosenLanguages(settings).length
  const perImage = pricePerImage(languages)
  if (list.state !== 'readable' || !list.count?.isFinal)
    return { languages, perImage, images: null, total: null }
  const images = imageCount(settings, list.count.images)
  return { languages, perImage, images, total: estimateCost(images, languages) }
}
