import type { ProgressEvent } from '#contract/entities/progress.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { DoneImage, Progress, ProgressRow } from './read-progress.ts'
import { shapeEnd, shapeItem, shapeStatus } from './shape-progress.ts'

/** How a stream represents the events of its job. */
export interface EventShapes {
  /** Identifies the shape: subscribers at the same position with the same shape share the rendered text. */
  name: string
  image(image: DoneImage, job: ProgressRow, language: UiLanguage): object
  status(progress: Progress, language: UiLanguage): object
  /** The last event, of a finished job. */
  end(db: Database, job: ProgressRow, language: UiLanguage): Promise<object>
}

/** The events as the app receives them. */
export const appEvents: EventShapes = {
  name: 'app',
  image: (image, _, language) =>
    ({ type: 'processedItem', item: shapeItem(image, language) }) satisfies ProgressEvent,
  status: (progress, language) =>
    ({ type: 'status', status: shapeStatus(progress, language) }) satisfies ProgressEvent,
  end: shapeEnd,
}
