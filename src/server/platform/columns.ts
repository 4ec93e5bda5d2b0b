import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A `bytea` column. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A point in time, independent of time zones. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
