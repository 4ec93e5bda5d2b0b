import type { ListKind } from '#server/jobs/lists/list-kinds.ts'

/** The fields of a job that its exports need. */
export interface ExportJob {
  id: number
  /** Absent: it is live data. */
  isTest?: boolean
  /** The list's column names in order. */
  columns: readonly string[]
  /** In the order in which they were chosen. */
  languages: readonly string[]
  listKind: ListKind
}
