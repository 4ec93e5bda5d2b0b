import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header for a body; `at` in seconds. */
export function signBody(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}
