import type { ListNotice } from '#contract/lists/list-notices.ts'

/** Where in an uploaded list its addresses, alt texts and ids stand: what it takes to write texts back into it, and to name its images. */
export interface ListChoice {
  /** Position in the header, from 0. */
  urlColumn: number
  /** The same, of the column of existing alt texts; null without one. */
  altColumn: number | null
  /** The same, of the sender's own ids. */
  externalIdColumn?: number
  /** Of a file that has several. */
  sheet?: string
  /** Its table was read by the plain rule alone. */
  isPlain?: boolean
  /** What was decided when it was read. */
  notices?: ListNotice[]
}
