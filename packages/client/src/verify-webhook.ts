import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import type { WebhookMessage } from './shapes.ts'

interface Delivered {
  /** `whsec_…`, as returned when the webhook was created. */
  secret: string
  /** Of the delivery, as a fetch `Headers` or as Node provides them. */
  headers: Headers | Record<string, string | string[] | undefined>
  /** The raw body: parsed and serialized again it differs, and the signature does not match. */
  body: string
}

/**
 * The message of a webhook delivery, after verifying that its signature is the server's and at most five minutes old. Throws a
 * `WebhookVerificationError` of the package `standardwebhooks` otherwise.
 */
export function verifyWebhook({ secret, headers, body }: Delivered): WebhookMessage {
  const read = (name: string) => (headers instanceof Headers ? headers.get(name) : [headers[name]].flat()[0])
  const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = read(name)
    if (!value) throw new WebhookVerificationError(`The header ${name} is missing`)
    return [name, value]
  })
  // Safe: only holders of the secret can sign, and they send this shape.
  return new Webhook(secret).verify(body, Object.fromEntries(named)) as WebhookMessage
}
