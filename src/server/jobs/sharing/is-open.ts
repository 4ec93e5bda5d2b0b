import { sql } from 'drizzle-orm'
import { jobShares } from '#server/jobs/jobs.tables.ts'

/** An expired link opens nothing, although its row may still exist. */
export const isOpen = sql`${jobShares.expiresAt} > now()`
