import type { ProgressEvent } from '#contract/entities/progress.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { DoneImage, Progress, ProgressRow } from './read-progress.ts'
import { shapeEnd, shapeItem, shapeStatus } from './shape-progress.ts'

/** How a stream says what becomes of its job. */
export interface EventShapes {
  /** Tells shapes apart: those who hear the same of a job in the same shape share what is written. */
  name: string
  image(image: DoneImage, job: ProgressRow, language: UiLanguage): object
  status(progress: Progress, language: UiLanguage): object
  /** The last one, of a job that is over. */
  end(db: Database, job: ProgressRow, language: UiLanguage): Promise<object>
}

/** As the app hears it. */
export const appEvents: EventShapes = {
  name: 'app',
  image: (image, _, language) =>
    ({ type: 'processedItem', item: shapeItem(image, language) }) satisfies ProgressEvent,
  status: (progress, language) =>
    ({ type: 'status', status: shapeStatus(progress, language) }) satisfies ProgressEvent,
  end: shapeEnd,
}
