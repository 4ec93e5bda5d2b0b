import type { Image } from '#contract/entities/image.ts'

/** An image as lists render it. */
export interface DrawnImage {
  /** Zero-based in the filtered list. */
  row: number
  jobId: number
  /** Undefined while its page loads. */
  image: Image | undefined
  /** Its page could not be loaded. */
  hasFailed: boolean
  language: string
  /** The job's languages in the chosen order. */
  languages: readonly string[]
  isTabStop: boolean
  /** All of its texts are shown in full. */
  isUnfolded: boolean
}
