import { type CallError, isRefusal } from './call-error.ts'

type Ask = (error: CallError) => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** Sets who asks for the second factor when a call is refused without it: true when it was shown. Null: nobody. */
export function askWhenRefused(by: Ask | null): void {
  ask = by
}

/** Whether a call that was refused may be repeated, because the second factor was shown. Calls at once ask once. */
export async function isConfirmedNow(error: CallError): Promise<boolean> {
  if (!ask || !isRefusal(error, 'confirmation_needed')) return false
  asking ??= ask(error).finally(() => {
    asking = null
  })
  return asking
}
