import type { ListKind } from '#server/jobs/lists/list-kinds.ts'

/** What of a job its exports need; a row of the jobs is one. */
export interface ExportJob {
  id: number
  /** The list's column names in order. */
  columns: readonly string[]
  /** In the order they were chosen. */
  languages: readonly string[]
  listKind: ListKind
}
