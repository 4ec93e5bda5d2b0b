import { z } from 'zod'
import { BookPeriod } from './book-period.ts'

/** A day or month, by its first day. */
export const ActivityOfUnit = z.object({
  from: z.iso.date(),
  newUsers: z.int(),
  /** Jobs that were started. */
  jobs: z.int(),
  /** Images of the jobs that ended then. */
  describedImages: z.int(),
  failedImages: z.int(),
  /** Calls of the jobs that ended then, by provider: how many were made, and how many returned no texts. */
  calls: z.array(z.object({ provider: z.string(), made: z.int(), inVain: z.int() })),
})
export type ActivityOfUnit = z.infer<typeof ActivityOfUnit>

/** Oldest first; days or months without activity are omitted. */
export const Activity = BookPeriod.extend({ series: z.array(ActivityOfUnit) })
export type Activity = z.infer<typeof Activity>
