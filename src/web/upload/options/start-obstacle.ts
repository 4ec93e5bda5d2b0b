import { limits } from '#contract/limits.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { isBaseUrl } from '#web/upload/draft/count-choice.ts'
import { chosenLanguages } from '#web/upload/draft/job-settings.ts'
import { isWishedLength } from '#web/upload/draft/preset-settings.ts'
import { reckonImages } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'

/** Limits of this installation. */
export interface UploadLimits {
  maxUploadMegabytes: number
  maxImagesPerJob: number
}

/** Where in the options something has to change before the job can start. */
export type OptionPlace =
  | 'file'
  | 'list'
  | 'amount'
  | 'languages'
  | 'prompt'
  | 'wishes'
  | 'format'
  | 'account'

/** What stands in the way: a sentence of the contract's table, or one of this module's texts. */
export type Obstacle = { place: OptionPlace } & (
  | { refusal: RefusalOf }
  | {
      text:
        | 'reading'
        | 'unreadable'
        | 'noUrlColumn'
        | 'nothingReachable'
        | 'baseNeeded'
        | 'promptLong'
        | 'wishedLength'
    }
)

/** The first thing that keeps the job from starting, in the order of the steps; null: it can start. */
export function startObstacle(draft: Draft, allowed: UploadLimits): Obstacle | null {
  const { file, list, settings } = draft
  if (file.size > allowed.maxUploadMegabytes * 1_000_000)
    return {
      place: 'file',
      refusal: refusalOf('file_too_large', { maxMegabytes: allowed.maxUploadMegabytes }),
    }
  if (list.state === 'refused') return { place: 'file', text: 'unreadable' }
  if (list.state === 'reading') return { place: 'file', text: 'reading' }
  if (settings.urlColumn === '') return { place: 'list', text: 'noUrlColumn' }
  if (!list.count?.isFinal) return { place: 'file', text: 'reading' }
  const { images, withoutHost, notHttp } = list.count
  if (images === 0) return { place: 'list', refusal: refusalOf('no_rows') }
  if (settings.baseUrl.trim() !== '' && !isBaseUrl(settings.baseUrl))
    return { place: 'list', refusal: refusalOf('base_url_invalid') }
  if (images === notHttp) return { place: 'list', text: 'nothingReachable' }
  if (images === notHttp + withoutHost && settings.baseUrl.trim() === '')
    return { place: 'list', text: 'baseNeeded' }
  const reckoned = reckonImages(draft)
  if (!reckoned) return { place: 'amount', text: 'reading' }
  if (reckoned.images + reckoned.carried > allowed.maxImagesPerJob)
    return { place: 'amount', refusal: refusalOf('too_many_images', { maxImages: allowed.maxImagesPerJob }) }
  if (reckoned.images === 0) return { place: 'amount', refusal: refusalOf('none_missing') }
  if (chosenLanguages(settings).length === 0) return { place: 'languages', refusal: refusalOf('no_language') }
  const isOwnPrompt = settings.promptType === 'custom'
  if (isOwnPrompt && settings.customPrompt.trim() === '')
    return { place: 'prompt', refusal: refusalOf('custom_prompt_empty') }
  if (isOwnPrompt && settings.customPrompt.length > limits.customPromptCharacters)
    return { place: 'prompt', text: 'promptLong' }
  if (!isWishedLength(settings.textWishes.maxAltCharacters)) return { place: 'wishes', text: 'wishedLength' }
  return null
}
