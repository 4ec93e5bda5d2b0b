import { type Desk, find } from './create-desk.ts'
import type { Session } from './objects.ts'
import { Rejection } from './rejection.ts'

/** Expires an unpaid session. Throws Stripe's error if it is not open. */
export function expireSession(desk: Desk, id: string): Session {
  const { session } = find(desk.sessions, 'checkout.session', id, 'session')
  if (session.status !== 'open') {
    throw Rejection.invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  session.status = 'expired'
  session.url = null
  desk.emit('checkout.session.expired', session)
  return session
}
