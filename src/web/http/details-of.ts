import type { z } from 'zod'
import { type RefusalCode, type RefusalDetails, refusals } from '#contract/refusals.ts'
import { isRefusal } from './call-error.ts'

type CodeWithDetails = {
  [C in RefusalCode]: (typeof refusals)[C] extends { details: z.ZodType } ? C : never
}[RefusalCode]

/**
 * What the refusal with that code tells, by the shape in its entry; null for every other error, and for one that lacks
 * it. Not in `call-error.ts`: the whole table of refusals would come along to every visitor.
 */
export function detailsOf<C extends CodeWithDetails>(error: unknown, code: C): RefusalDetails<C> | null {
  if (!isRefusal(error, code)) return null
  // Safe: RefusalDetails<C> is what the shape in the entry of C gives.
  return (refusals[code].details.safeParse(error.refusal).data ?? null) as RefusalDetails<C> | null
}
