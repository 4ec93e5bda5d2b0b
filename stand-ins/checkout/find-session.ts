import { type Desk, find, type SessionRecord } from './create-desk.ts'
import { expireSession } from './expire-session.ts'
import { secondsNow } from './seconds-now.ts'

/** The current state of a session: one past its time expires when it is read. */
export function findSession(desk: Desk, id: string): SessionRecord {
  const record = find(desk.sessions, 'checkout.session', id, 'session')
  if (record.session.status === 'open' && record.session.expires_at <= secondsNow()) expireSession(desk, id)
  return record
}
