import { type CallError, isRefusal } from './call-error.ts'

type Ask = (error: CallError) => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/**
 * Registers the function that asks for the second factor when a call is refused without it. It resolves to true if the user provided it.
 * Null removes it.
 */
export function askWhenRefused(by: Ask | null): void {
  ask = by
}

/** Whether to repeat a refused call, because the user provided the second factor. Concurrent calls share one question. */
export async function isConfirmedNow(error: CallError): Promise<boolean> {
  if (!ask || !isRefusal(error, 'confirmation_needed')) return false
  asking ??= ask(error).finally(() => {
    asking = null
  })
  return asking
}
