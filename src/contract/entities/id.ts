import { z } from 'zod'

/** The maximum of PostgreSQL's `integer`. */
export const highestId = 2_147_483_647

/** The id of a row, in a body. */
export const Id = z.int().min(1).max(highestId)

/** The same in a path or a query, where it comes as text. */
export const TypedId = z.preprocess(
  // Numbers have other notations, such as `1e3` and `0x10`.
  (typed) => (typeof typed === 'string' && !/^\d+$/.test(typed) ? undefined : typed),
  z.coerce
    .number({ error: ({ code }) => (code === 'invalid_type' ? 'An id consists of digits.' : undefined) })
    .int()
    .min(1)
    .max(highestId),
)
