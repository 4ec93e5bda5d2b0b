import type { PresetSettings } from '#contract/entities/preset.ts'
import type { ProcessedItem, ProcessingStatus, ProgressEvent, Summary } from '#contract/entities/progress.ts'
import type { RefusalCode, RefusalOf } from '#contract/refusals.ts'
import type { ListCount, ListPreview } from '#web/upload/list/list.ts'
import type { JobSettings } from './job-settings.ts'
import type { Shortfall } from './read-shortfall.ts'

export type ListState =
  | { state: 'reading' }
  | { state: 'readable'; preview: ListPreview; count: ListCount | null }
  /** `refusal` null: the browser could not read the file at all. `sheets`: other sheets of the workbook to choose from. */
  | { state: 'refused'; refusal: RefusalOf | null; sheets?: string[] }

/** Why the server did not start the job; `code` is null if it never answered. */
export interface StartRefusal {
  code: RefusalCode | null
  message: string
  /** `path: message` of each invalid field. */
  issues: string[]
}

/** The file with all its settings. Survives a refusal, a failure and going back. */
export interface Draft {
  file: File
  list: ListState
  settings: JobSettings
}

/** Images are distinguished from other files that are no list, because who drops them expects something else of this page. */
export type WrongType = 'pictures' | 'other'

export type UploadState =
  /** Asking whether this user has a running job. */
  | { stage: 'looking' }
  /** `hasComeBack`: the user came from another stage, whose button had the focus; false on a new page. */
  | { stage: 'choosing'; wrongType: WrongType | null; hasComeBack: boolean }
  /** `sending` is the share of the file that was sent, null while nothing is sent. */
  | { stage: 'options'; draft: Draft; sending: number | null; refusal: StartRefusal | null }
  | { stage: 'unstarted'; draft: Draft; refusal: StartRefusal }
  /** Insufficient credit. `sending` as above, during another attempt. */
  | {
      stage: 'unaffordable'
      draft: Draft
      sending: number | null
      shortfall: Shortfall
      refusalNumber: number
    }
  | {
      stage: 'processing'
      jobId: number
      /** Null after a reload: the browser no longer has the file. */
      draft: Draft | null
      status: ProcessingStatus | null
      /** Newest first. */
      items: ProcessedItem[]
      isStopAsked: boolean
      isConnectionLost: boolean
      error: string | null
      /** The server said that the job failed, so nothing is charged; false if only this page gave up. */
      hasFailed: boolean
    }
  | { stage: 'complete'; summary: Summary; filename: string; languages: string[] }

export type UploadEvent =
  /** `draft`: the draft from before the user visited another page. */
  | { type: 'noJobFound'; draft?: Draft | null }
  | { type: 'jobFound'; status: ProcessingStatus }
  | { type: 'jobLookedFor' }
  | { type: 'wrongTypeChosen'; wrongType: WrongType }
  /** `settings`: those of the last job, null without one. `baseUrl`: what paths in the list are below. */
  | { type: 'fileChosen'; file: File; settings?: PresetSettings | null; baseUrl?: string }
  | { type: 'fileRemoved' }
  | { type: 'previewRead'; preview: ListPreview }
  | { type: 'rowsCounted'; count: ListCount }
  | { type: 'listRefused'; refusal: RefusalOf | null; sheets?: string[] }
  | { type: 'settingsChanged'; settings: Partial<JobSettings> }
  | { type: 'sent'; share: number }
  | { type: 'startRefused'; refusal: StartRefusal }
  | { type: 'startFailed'; refusal: StartRefusal }
  | { type: 'startUnaffordable'; shortfall: Shortfall }
  | { type: 'started'; jobId: number }
  | { type: 'progressed'; event: ProgressEvent }
  | { type: 'connectionLost' }
  | { type: 'connectionFound' }
  | { type: 'stopAsked' }
  | { type: 'backToOptions' }
  | { type: 'restarted' }

export const shownItems = 12
