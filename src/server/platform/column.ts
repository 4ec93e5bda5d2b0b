/** Reads what the driver hands over for one column of a row. */
export type ReadColumn<T> = (value: unknown) => T

/**
 * What PostgreSQL answers, by column. Only `integer` and `double precision` come as numbers: `bigint` and `numeric`, so
 * every count and sum, come as text. A value of another kind is a bug in the statement and throws.
 */
export const column = {
  /** Any of them as a number; what is summed here stays within what a number holds exactly. */
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
  /** A column that is answered as its table holds it: JSON, a date, one of some words. The table says its type. */
  asStored:
    <T>(): ReadColumn<T> =>
    (value) =>
      value as T,
}

function refuse(value: unknown, expected: string): never {
  // Not the value itself: it may be somebody's.
  throw new TypeError(
    `PostgreSQL answered ${value === null ? 'null' : typeof value} where ${expected} is read`,
  )
}
