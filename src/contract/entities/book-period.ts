import { z } from 'zod'

/** The time zone in which the operator's days and months begin. */
export const bookZone = 'Europe/Berlin'

/** Days in `bookZone`, first and last inclusive; `unit` says what the entries are. */
export const BookPeriod = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  unit: z.enum(['day', 'month']),
})
export type BookPeriod = z.infer<typeof BookPeriod>
