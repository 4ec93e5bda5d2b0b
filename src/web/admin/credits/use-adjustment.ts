import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdjustCreditsInput, adjustCredits } from '#contract/endpoints/admin.ts'
import { refreshAfterChange } from '#web/admin/parts/refresh-after-change.ts'
import { call } from '#web/http/call.ts'
import { CallError } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { createAdjustmentKeys } from './create-adjustment-keys.ts'

export interface AdjustmentFailure {
  /** The server's message, or ours if it sent none. */
  message: string
  /** The adjustment may have been applied all the same. */
  isUnanswered: boolean
}

export type AdjustmentOutcome = { balance: number } | { failure: AdjustmentFailure }

/** Applies an adjustment at most once, however often it is retried before there is an answer. */
export function useAdjustment() {
  const client = useQueryClient()
  const [keys] = useState(createAdjustmentKeys)

  async function adjust(input: AdjustCreditsInput): Promise<AdjustmentOutcome> {
    const outcome = await send(input, keys.keyFor(input))
    if ('balance' in outcome || !outcome.failure.isUnanswered) keys.answered()
    await refreshAfterChange(client)
    return outcome
  }

  return { adjust, isRepeat: keys.isRepeat }
}

async function send(body: AdjustCreditsInput, idempotencyKey: string): Promise<AdjustmentOutcome> {
  try {
    return await call(adjustCredits, { body, idempotencyKey })
  } catch (error) {
    const isAnswer = error instanceof CallError && error.status < 500
    return { failure: { message: messageFor(error), isUnanswered: !isAnswer } }
  }
}
