import { limits } from '#contract/limits.ts'
import { isBaseUrl } from '#web/upload/draft/is-base-url.ts'
import { chosenLanguages } from '#web/upload/draft/job-settings.ts'
import { reckonImages } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import type { ListRefusal } from '#web/upload/list/list.ts'

/** Limits of this installation. */
export interface UploadLimits {
  maxUploadMegabytes: number
  maxImagesPerJob: number
}

/** Where in the options something has to change before the job can start. */
export type OptionPlace = 'file' | 'list' | 'amount' | 'languages' | 'prompt' | 'format' | 'account'

/** What stands in the way: a sentence of the contract's table, or one of this room's texts. */
export type Obstacle = { place: OptionPlace } & (
  | { refusal: ListRefusal }
  | { text: 'reading' | 'unreadable' | 'noUrlColumn' | 'nothingReachable' | 'baseNeeded' | 'promptLong' }
)

/** The first thing that keeps the job from starting, in the order of the steps; null: it can start. */
export function startObstacle(draft: Draft, allowed: UploadLimits): Obstacle | null {
  const { file, list, settings } = draft
  if (file.size > allowed.maxUploadMegabytes * 1_000_000)
    return refused('file', 'file_too_large', { maxMegabytes: allowed.maxUploadMegabytes })
  if (list.state === 'refused') return { place: 'file', text: 'unreadable' }
  if (list.state === 'reading') return { place: 'file', text: 'reading' }
  if (settings.urlColumn === '') return { place: 'list', text: 'noUrlColumn' }
  if (!list.count?.isFinal) return { place: 'file', text: 'reading' }
  const { images, withoutHost, notHttp } = list.count
  if (images === 0) return refused('list', 'no_rows')
  if (settings.baseUrl.trim() !== '' && !isBaseUrl(settings.baseUrl))
    return refused('list', 'base_url_invalid')
  if (images === notHttp) return { place: 'list', text: 'nothingReachable' }
  if (images === notHttp + withoutHost && settings.baseUrl.trim() === '')
    return { place: 'list', text: 'baseNeeded' }
  const reckoned = reckonImages(draft)
  if (!reckoned) return { place: 'amount', text: 'reading' }
  if (reckoned.images + reckoned.carried > allowed.maxImagesPerJob)
    return refused('amount', 'too_many_images', { maxImages: allowed.maxImagesPerJob })
  if (reckoned.images === 0) return refused('amount', 'none_missing')
  if (chosenLanguages(settings).length === 0) return refused('languages', 'no_language')
  if (settings.promptType === 'system') return null
  if (settings.customPrompt.trim() === '') return refused('prompt', 'custom_prompt_empty')
  if (settings.customPrompt.length > limits.customPromptCharacters)
    return { place: 'prompt', text: 'promptLong' }
  return null
}

function refused(
  place: OptionPlace,
  code: ListRefusal['code'],
  details: ListRefusal['details'] = {},
): Obstacle {
  return { place, refusal: { code, details } }
}
