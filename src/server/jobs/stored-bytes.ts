import { type SQL, sql } from 'drizzle-orm'

/** The storage of a job: cells, texts and thumbnails as compressed by the database, and its list. Reads each row of the job. */
export function storedBytesOf(jobId: number): SQL<number> {
  return sql`(
    select coalesce(sum(pg_column_size(source) + pg_column_size(url) + pg_column_size(context)
      + coalesce(pg_column_size(wishes), 0) + coalesce(pg_column_size(interpretation), 0)
      + coalesce(pg_column_size(language_versions), 0)), 0)
    from job_images where job_id = ${jobId}
  ) + (select coalesce(sum(octet_length(webp) + coalesce(file_bytes, 0)), 0) from job_thumbnails where job_id = ${jobId})
  + (select coalesce(list_bytes, 0) from jobs where id = ${jobId})`
}
