import { z } from 'zod'
import type { FormValue } from './read-form.ts'
import { readInput } from './read-input.ts'

/** The parameters of every list. */
export const ListInput = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
})

/** A page of a list in Stripe's format, newest first; `all` is oldest first. */
export function writePageOfList<Item extends { id: string }>(all: Item[], url: string, form: FormValue) {
  const { limit, starting_after: after } = readInput(ListInput, form)
  const newestFirst = all.toReversed()
  const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1
  const items = newestFirst.slice(from, from + limit)
  return { object: 'list', data: items, has_more: from + limit < newestFirst.length, url }
}
