import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column of raw bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A point in time, the same in every time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
