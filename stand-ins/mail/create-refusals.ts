import { z } from 'zod'

export const RefusalChange = z.strictObject({
  /** Number of messages to refuse. */
  fail: z.int().nonnegative().optional(),
  /** The SMTP code: 4xx is temporary, 5xx permanent. Default 451. */
  code: z.int().min(400).max(599).optional(),
})
export type RefusalChange = z.infer<typeof RefusalChange>

/** Decides which messages to refuse. */
export function createRefusals() {
  let left = 0
  let code = 451

  return {
    /** The code to refuse this message with, or null to accept it. */
    next(): number | null {
      if (left === 0) return null
      left -= 1
      return code
    },
    /** Throws a ZodError for invalid input. */
    set(change: RefusalChange) {
      const read = RefusalChange.parse(change)
      left = read.fail ?? left
      code = read.code ?? 451
    },
    forget() {
      left = 0
    },
  }
}

export type Refusals = ReturnType<typeof createRefusals>
