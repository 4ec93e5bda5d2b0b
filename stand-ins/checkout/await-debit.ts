import type { Desk } from './create-desk.ts'
import { settleDebit } from './settle-debit.ts'

/** Lets a direct debit succeed after the configured time; never if none is configured. */
export function awaitDebit(desk: Desk, sessionId: string): void {
  if (desk.debitSettlesAfterMs === null) return
  const timer = setTimeout(() => settleDebit(desk, sessionId, 'succeeded'), desk.debitSettlesAfterMs)
  desk.settling.set(sessionId, timer)
}
