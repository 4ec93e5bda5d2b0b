import { sql } from 'drizzle-orm'
import { jobShares } from '#server/jobs/jobs.tables.ts'

/** A link that is over opens nothing, although its row may still be there. */
export const isOpen = sql`${jobShares.expiresAt} > now()`
