import { z } from 'zod'

/**
 * What every list takes; without them it answers everything. The total is in `X-Total-Count`. A list that can be
 * sorted names by what; every other refuses a wish to sort it, so that nobody takes its order for theirs.
 */
export const ListQuery = z.object({
  offset: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(1_000).optional(),
  search: z.string().trim().max(200).optional(),
  sort: z.never('This list can not be sorted by that.').optional(),
  order: z.enum(['asc', 'desc']).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

/** The same for a list that has one order and is not searched. */
export const PageQuery = ListQuery.omit({ search: true }).extend({
  order: z.never('This list has one order only.').optional(),
})
export type PageQuery = z.infer<typeof PageQuery>
