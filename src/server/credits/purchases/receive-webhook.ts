import Stripe from 'stripe'
import { z } from 'zod'
import { wordsOfIssue } from '#contract/words/words-of-issue.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import { describePaymentError, isPaymentError } from '#server/platform/payments/describe-payment-error.ts'
import type { Payments } from '#server/platform/payments/open-payments.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { handlerOf, labelOf } from './stripe-event-handlers.ts'
import { StripeEvent } from './stripe-objects.ts'

/** A webhook request: the body as it was sent, because the signature covers its bytes. */
export interface Delivery {
  body: Buffer
  signature: string
}

/**
 * Verifies a webhook's signature and applies its event. Refuses `purchases_off`, `invalid_signature`, `invalid_input` if the signed body is
 * no event, and `checkout_failed` if the payment service has to be asked and does not answer. Any other error is our failure, and the
 * payment service sends the event again.
 */
export async function receiveWebhook(platform: Platform, delivery: Delivery): Promise<void> {
  const { payments, log, metrics } = platform
  if (!payments) throw new Refusal('purchases_off')
  const { event, apply } = readEvent(platform, checkSignature(platform, payments, delivery))
  const type = labelOf(event)
  const outcome = await apply(platform, payments)
    .then((isOurs) => (isOurs ? 'done' : 'ignored'))
    .catch((error: unknown) => {
      metrics.webhooks.inc({ type, outcome: 'failed' })
      if (!isPaymentError(error)) throw error
      log.warn({ eventId: event.id, type, reason: describePaymentError(error) }, 'a webhook was postponed')
      throw new Refusal('checkout_failed')
    })
  metrics.webhooks.inc({ type, outcome })
  log.info({ eventId: event.id, type, outcome }, 'a webhook was processed')
}

/** The parsed body; undefined if it is not JSON or nothing that the SDK accepts as an event. */
function checkSignature(
  { log, metrics }: Platform,
  payments: Payments,
  { body, signature }: Delivery,
): unknown {
  try {
    return payments.stripe.webhooks.constructEvent(body, signature, payments.webhookSecret)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined
    metrics.webhooks.inc({ type: 'unsigned', outcome: 'refused' })
    // The error contains the body: log only its first sentence.
    const [reason] = error.message.split(/\.? Are |\n/)
    log.warn({ reason }, 'a webhook was refused')
    throw new Refusal('invalid_signature')
  }
}

function readEvent({ log, metrics }: Platform, body: unknown) {
  try {
    const event = StripeEvent.parse(body)
    return { event, apply: handlerOf(event) }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    metrics.webhooks.inc({ type: 'unreadable', outcome: 'refused' })
    // Logs where it is wrong, but not what it contains.
    const paths = error.issues.map(({ path }) => path.join('.'))
    log.warn({ paths }, 'a webhook was not understood')
    throw new InvalidInput(
      error.issues.map((issue) => ({ path: issue.path.join('.'), words: wordsOfIssue(issue) })),
    )
  }
}
