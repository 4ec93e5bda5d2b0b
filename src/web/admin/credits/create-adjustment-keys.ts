import type { AdjustCreditsInput } from '#contract/endpoints/admin.ts'
import { newIdempotencyKey } from '#web/http/new-idempotency-key.ts'

/**
 * One key for each adjustment that is confirmed. While one got no answer, confirming the same again repeats its key,
 * so that it can't be made twice; another one, or any after an answer, gets a new key.
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
