import { z } from 'zod'

/**
 * Parameters of every list; without them it returns everything. The total is in `X-Total-Count`. A sortable list names its sort
 * keys; every other list refuses `sort`, so that callers do not mistake its order for the one they asked for.
 */
export const ListQuery = z.object({
  offset: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(1_000).optional(),
  search: z.string().trim().max(200).optional(),
  sort: z.never('This list cannot be sorted by that.').optional(),
  order: z.enum(['asc', 'desc']).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

/** The same for a list with a fixed order and no search. */
export const PageQuery = ListQuery.omit({ search: true }).extend({
  order: z.never('This list has only one order.').optional(),
})
export type PageQuery = z.infer<typeof PageQuery>
