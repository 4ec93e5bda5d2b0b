import { getTableColumns, sql } from 'drizzle-orm'
import { jobs } from './jobs.tables.ts'

/** The columns of a job for its readers: one that its rows were retried as and that was deleted is no more. */
export const jobColumns = {
  ...getTableColumns(jobs),
  // Named in full: in a query of one table a column stands without its table, and would be the inner one's.
  retriedAs: sql<number | null>`(
    select later.id from jobs as later where later.id = jobs.retried_as and later.deleted_at is null)`,
}
