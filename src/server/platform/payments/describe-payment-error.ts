import Stripe from 'stripe'

/**
 * What a log may contain of a failed call to the payment service. Its own message is omitted, because it can quote an email address or a
 * part of the key; the payment service's dashboard shows it under the request's id.
 */
export function describePaymentError(error: Stripe.errors.StripeError) {
  const { type, code, param, statusCode, requestId } = error
  return { type, code: code ?? codeOf(error.detail), param, statusCode, requestId }
}

/** Whether it is an error of the payment service, as opposed to a bug of ours. */
export function isPaymentError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError
}

/** For a failed connection the SDK stores the cause there. */
function codeOf(detail: unknown): unknown {
  return detail instanceof Error && 'code' in detail ? detail.code : undefined
}
