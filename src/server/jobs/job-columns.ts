import { getTableColumns, sql } from 'drizzle-orm'
import { jobs } from './jobs.tables.ts'

/** The columns of a job for its readers: `retriedAs` is null if the retry was deleted. */
export const jobColumns = {
  ...getTableColumns(jobs),
  // Qualified explicitly: in a query of one table Drizzle omits the table name, and the column would be the inner one's.
  retriedAs: sql<number | null>`(
    select later.id from jobs as later where later.id = jobs.retried_as and later.deleted_at is null)`,
}
