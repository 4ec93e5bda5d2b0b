import type { RefusalOf } from '#contract/refusals.ts'
import type { ColumnChoice } from './choose-columns.ts'
import type { List } from './list.ts'
import type { ImageChoice } from './read-images.ts'
import type { ImageBatch, JobOfImages } from './write-batch.ts'

/** What is to be read, and what is to be made of it. */
export interface ListOrder {
  path: string
  /** As its user called it. */
  filename: string
  columns: ColumnChoice
  images: ImageChoice
}

/** What the process that reads a list is told: first for which job, then that one batch more is wanted. */
export type ListWord = { type: 'job'; job: JobOfImages } | { type: 'more' }

/** What the process that reads a list tells. */
export type ListReport =
  | { type: 'opened'; list: Omit<List, 'rows'> }
  | { type: 'batch'; batch: ImageBatch }
  | { type: 'end' }
  | { type: 'refused'; refusal: RefusalOf }
