import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import type { WebhookMessage } from './shapes.ts'

interface Delivered {
  /** `whsec_…`, as it was answered when the webhook was made. */
  secret: string
  /** Of the delivery, as a fetch `Headers` or as Node gives them. */
  headers: Headers | Record<string, string | string[] | undefined>
  /** As it came in: read as JSON and written anew it is another text, and no signature fits. */
  body: string
}

/**
 * What a webhook was told, once its signature is known to be the server's and not older than five minutes. Throws a
 * `WebhookVerificationError` of the package `standardwebhooks` otherwise.
 */
export function verifyWebhook({ secret, headers, body }: Delivered): WebhookMessage {
  const read = (name: string) => (headers instanceof Headers ? headers.get(name) : [headers[name]].flat()[0])
  const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = read(name)
    if (!value) throw new WebhookVerificationError(`The header ${name} is missing`)
    return [name, value]
  })
  // Safe: whoever holds the secret writes messages of this shape.
  return new Webhook(secret).verify(body, Object.fromEntries(named)) as WebhookMessage
}
