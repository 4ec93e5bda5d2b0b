import { z } from 'zod'
import { isRefusal } from '#web/http/call-error.ts'

const Details = z.object({ shortfallEuros: z.number().positive() })

/** How much credit a refused start lacks; null for every other refusal. */
export function missingCents(error: unknown): number | null {
  if (!isRefusal(error, 'insufficient_credits')) return null
  const { data } = Details.safeParse(error.refusal)
  return data ? Math.round(data.shortfallEuros * 100) : null
}
