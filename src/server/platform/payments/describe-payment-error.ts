import Stripe from 'stripe'

/**
 * What a log may know of a failed call to the payment service. Its own sentence is left out: it can quote an e-mail
 * address or a part of the key; the payment service's dashboard shows it under the request's id.
 */
export function describePaymentError(error: Stripe.errors.StripeError) {
  const { type, code, param, statusCode, requestId } = error
  return { type, code: code ?? codeOf(error.detail), param, statusCode, requestId }
}

/** Is it the payment service's refusal or silence, and not a bug of ours? */
export function isPaymentError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError
}

/** Of a connection that failed the SDK keeps the cause there. */
function codeOf(detail: unknown): unknown {
  return detail instanceof Error && 'code' in detail ? detail.code : undefined
}
