import type { Desk } from './create-desk.ts'
import { settleDebit } from './settle-debit.ts'

/** Lets a payment by direct debit succeed after the time that the desk was told; never where it was told none. */
export function awaitDebit(desk: Desk, sessionId: string): void {
  if (desk.debitSettlesAfterMs === null) return
  const timer = setTimeout(() => settleDebit(desk, sessionId, 'succeeded'), desk.debitSettlesAfterMs)
  desk.settling.set(sessionId, timer)
}
