import { Webhook as Signer } from 'standardwebhooks'
import { type Dispatcher, request } from 'undici'
import type { DeliveryFault } from '#contract/entities/webhook.ts'
import { readRetryAfter } from '#server/platform/network/read-retry-after.ts'

/** The outcome of one attempt. */
export type Attempt =
  | { kind: 'delivered'; status: number }
  /** The receiver wants no further deliveries (410). */
  | { kind: 'gone'; status: number }
  /** Not sent: the webhook is off. */
  | { kind: 'off'; status: null }
  | { kind: 'failed'; status: number | null; fault: DeliveryFault; wishedSeconds: number }

/** Node's error codes for invalid certificates. */
const certificateFault = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET_ISSUER|VERIFY))/

/** From connecting to the response status. */
export const receiverSeconds = 15

export interface Letter {
  id: string
  url: string
  body: string
  /** One secret, or two during a rotation: the delivery carries a signature of each. */
  secrets: string[]
}

/**
 * Sends a delivery once, signed according to Standard Webhooks 1.0.0. Redirects are not followed, and only the status of the response
 * counts. Throws nothing but the signal's reason.
 */
export async function sendDelivery(
  { id, url, body, secrets }: Letter,
  { dispatcher, signal, now }: { dispatcher: Dispatcher; signal: AbortSignal; now: Date },
): Promise<Attempt> {
  const timestamp = Math.floor(now.getTime() / 1_000)
  const signatures = secrets.map((secret) => new Signer(secret).sign(id, now, body))
  const deadline = AbortSignal.timeout(receiverSeconds * 1_000)
  try {
    const {
      statusCode,
      headers,
      body: answer,
    } = await request(url, {
      method: 'POST',
      dispatcher,
      signal: AbortSignal.any([signal, deadline]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Bildwort/1.0 (webhooks)',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures.join(' '),
      },
      body,
    })
    // An error of an unread body without a listener would end the process.
    answer.on('error', () => {})
    answer.destroy()
    const { 'retry-after': retryAfter } = headers
    const wishedMs = readRetryAfter(typeof retryAfter === 'string' ? retryAfter : null, now.getTime())
    return judge(statusCode, (wishedMs ?? 0) / 1_000)
  } catch (error) {
    signal.throwIfAborted()
    return { kind: 'failed', status: null, fault: faultOf(error, deadline), wishedSeconds: 0 }
  }
}

function judge(status: number, wishedSeconds: number): Attempt {
  if (status >= 200 && status < 300) return { kind: 'delivered', status }
  if (status === 410) return { kind: 'gone', status }
  const fault = status >= 300 && status < 400 ? 'redirect' : 'status'
  return { kind: 'failed', status, fault, wishedSeconds }
}

function faultOf(error: unknown, deadline: AbortSignal): DeliveryFault {
  if (deadline.aborted) return 'timeout'
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'PRIVATE_ADDRESS' || code === 'REFUSED_PORT') return 'private_address'
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'UND_ERR_HEADERS_TIMEOUT') return 'timeout'
  if (code === 'ENOTFOUND') return 'name_unknown'
  return typeof code === 'string' && certificateFault.test(code) ? 'certificate' : 'unreachable'
}
