import { randomBytes } from 'node:crypto'

/** As long as Stripe's: 24 letters and digits after the prefix, 58 for a session. */
export function makeId(prefix: 'cs_test_' | 'pi_' | 'ch_' | 're_' | 'dp_' | 'evt_' | 'req_'): string {
  const length = prefix === 'cs_test_' ? 58 : 24
  return prefix + randomBytes(length / 2).toString('hex')
}
