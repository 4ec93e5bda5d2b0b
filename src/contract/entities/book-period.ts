import { z } from 'zod'

/** Days and months of the operator's books begin as in this time zone. */
export const bookZone = 'Europe/Berlin'

/** Days of `bookZone`, the first and the last both in full; what stands in them is told by `unit`. */
export const BookPeriod = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  unit: z.enum(['day', 'month']),
})
export type BookPeriod = z.infer<typeof BookPeriod>
