import type { Image } from '#contract/entities/image.ts'

/** An image as lists render it. */
export interface DrawnImage {
  /** Counted from 0 in the filtered list. */
  row: number
  jobId: number
  /** Undefined while its page loads. */
  image: Image | undefined
  /** Its page could not be loaded. */
  hasFailed: boolean
  language: string
  /** The job's, in the order that they were chosen. */
  languages: readonly string[]
  isTabStop: boolean
  /** All of its texts are shown, however long. */
  isUnfolded: boolean
}
