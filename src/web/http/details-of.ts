import type { z } from 'zod'
import { type RefusalCode, type RefusalDetails, refusals } from '#contract/refusals.ts'
import { isRefusal } from './call-error.ts'

type CodeWithDetails = {
  [C in RefusalCode]: (typeof refusals)[C] extends { details: z.ZodType } ? C : never
}[RefusalCode]

/**
 * The details of the refusal with this code, validated by the schema in its entry; null for every other error, and if they are missing. Not
 * in `call-error.ts`, because every visitor would then load the whole table of refusals.
 */
export function detailsOf<C extends CodeWithDetails>(error: unknown, code: C): RefusalDetails<C> | null {
  if (!isRefusal(error, code)) return null
  // Safe: RefusalDetails<C> is the output of the schema in the entry of C.
  return (refusals[code].details.safeParse(error.refusal).data ?? null) as RefusalDetails<C> | null
}
