import type { AdjustCreditsInput } from '#contract/endpoints/admin.ts'
import { newIdempotencyKey } from '#web/http/call-headers.ts'

/**
 * One idempotency key per confirmed adjustment. While one is unanswered, confirming the same again repeats its key, so that it can't be
 * applied twice. A different one, or any after an answer, gets a new key.
 */
export function createAdjustmentKeys() {
  let unanswered: { content: string; key: string } | null = null
  const contentOf = ({ userId, amount, reason }: AdjustCreditsInput) =>
    JSON.stringify([userId, amount, reason ?? ''])

  return {
    isRepeat: (input: AdjustCreditsInput): boolean => unanswered?.content === contentOf(input),
    keyFor(input: AdjustCreditsInput): string {
      const content = contentOf(input)
      if (unanswered?.content !== content) unanswered = { content, key: newIdempotencyKey() }
      return unanswered.key
    },
    answered(): void {
      unanswered = null
    },
  }
}
