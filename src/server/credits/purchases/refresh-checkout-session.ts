import type { Payments } from '#server/platform/payments/open-payments.ts'
import type { Platform } from '#server/platform/platform.ts'
import { applySession, type Verdict } from './apply-session.ts'
import { Session } from './stripe-objects.ts'

/** Nobody waits for the answer, and the next check comes soon. */
const briefly = { timeout: 10_000, maxNetworkRetries: 0 }

/** Asks the payment service for a session's state, and applies it as its webhook would have. */
export async function refreshCheckoutSession(
  platform: Platform,
  payments: Payments,
  sessionId: string,
): Promise<void> {
  const session = Session.parse(await payments.stripe.checkout.sessions.retrieve(sessionId, {}, briefly))
  const verdict = await judge(payments, session)
  if (verdict) await applySession(platform, session, verdict)
}

async function judge({ stripe }: Payments, session: Session): Promise<Verdict | null> {
  if (session.payment_status === 'paid') return { status: 'paid' }
  if (session.status === 'expired') return { status: 'expired' }
  if (session.status !== 'complete' || !session.payment_intent) return null
  // The session itself never reports that a direct debit failed.
  const payment = await stripe.paymentIntents.retrieve(session.payment_intent, {}, briefly)
  const hasFailed = payment.status === 'requires_payment_method' || payment.status === 'canceled'
  return hasFailed ? { status: 'failed', isDelayed: true } : { status: 'processing' }
}
