import type { FilesOfSet } from '#contract/file-alt-texts.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ColumnChoice } from './choose-columns.ts'
import type { List } from './list.ts'
import type { ImageChoice } from './read-images.ts'
import type { ImageBatch, JobOfImages } from './write-batch.ts'

/** Which list to read, and which images to create from it. */
export interface ListOrder {
  path: string
  /** The name of the uploaded file. */
  filename: string
  columns: ColumnChoice
  images: ImageChoice
}

/** Messages to the process that reads a list: first the job, then requests for one more batch each. */
export type ListWord = { type: 'job'; job: JobOfImages; set: FilesOfSet | null } | { type: 'more' }

/** Messages from the process that reads a list. */
export type ListReport =
  | { type: 'opened'; list: Omit<List, 'rows'> }
  | { type: 'batch'; batch: ImageBatch }
  | { type: 'end' }
  | { type: 'refused'; refusal: RefusalOf }
