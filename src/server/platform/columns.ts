import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Reads a value of one column from the driver. */
export type ReadColumn<T> = (value: unknown) => T

/**
 * Readers for what PostgreSQL returns, by column. Only `integer` and `double precision` arrive as numbers: `bigint` and `numeric`, so every
 * count and sum, arrive as text. A value of another kind is a bug in the statement and throws.
 */
export const column = {
  /** Any of them as a number; the sums here stay within the exact range. */
  number: (value: unknown): number => {
    const number = typeof value === 'string' ? Number(value) : value
    if (typeof number !== 'number' || value === '' || Number.isNaN(number)) return refuse(value, 'a number')
    return number
  },
  text: (value: unknown): string => (typeof value === 'string' ? value : refuse(value, 'a text')),
  boolean: (value: unknown): boolean => (typeof value === 'boolean' ? value : refuse(value, 'true or false')),
  nullable:
    <T>(read: ReadColumn<T>): ReadColumn<T | null> =>
    (value) =>
      value === null ? null : read(value),
  list:
    <T>(read: ReadColumn<T>): ReadColumn<T[]> =>
    (value) =>
      Array.isArray(value) ? value.map(read) : refuse(value, 'an array'),
  /** A column returned as its table stores it: JSON, a date or an enumeration. The table determines its type. */
  asStored:
    <T>(): ReadColumn<T> =>
    (value) =>
      value as T,
}

function refuse(value: unknown, expected: string): never {
  // Without the value itself, which may be personal.
  throw new TypeError(
    `PostgreSQL answered ${value === null ? 'null' : typeof value} where ${expected} is read`,
  )
}

/** A `bytea` column. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A point in time, independent of time zones. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
