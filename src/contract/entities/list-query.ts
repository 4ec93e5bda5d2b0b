import { z } from 'zod'

/** What every list takes; without them it answers everything. The total is in `X-Total-Count`. */
export const ListQuery = z.object({
  offset: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(1_000).optional(),
  search: z.string().trim().max(200).optional(),
  sort: z.string().max(40).optional(),
  order: z.enum(['asc', 'desc']).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>
