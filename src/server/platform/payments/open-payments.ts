import http from 'node:http'
import https from 'node:https'
import Stripe from 'stripe'
import type { Settings } from '#server/platform/read-settings.ts'

/** The payment service, and the secret that it signs its webhooks with. */
export interface Payments {
  stripe: Stripe
  webhookSecret: string
  /**
   * The address of a page that the payment service named, as it is. Throws a payment error for one elsewhere: whoever
   * answers at its address could send our users anywhere.
   */
  pageAt(address: string): string
  /** Ends every call that is under way, and lets none begin. */
  close(): void
}

type PaymentSettings = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>

/**
 * Null: payments are switched off. Nothing connects before the first call, which is repeated by itself when it fails.
 */
export function openPayments(
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }: PaymentSettings,
  { timeoutMs = 20_000, retries = 2 }: { timeoutMs?: number; retries?: number } = {},
): Payments | null {
  if (!STRIPE_SECRET_KEY) return null
  const { host, port, protocol } = addressOf(STRIPE_API_BASE)
  // The SDK's own agent would outlive the process's end with its idle connections.
  const agent = new (protocol === 'http' ? http : https).Agent({ keepAlive: true })
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    host,
    port,
    protocol,
    httpAgent: agent,
    maxNetworkRetries: retries,
    timeout: timeoutMs,
    telemetry: false,
  })
  return {
    stripe,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    pageAt(address) {
      if (isOwnPage(address, STRIPE_API_BASE)) return address
      const message = 'The payment service named a page that is not its own.'
      throw new Stripe.errors.StripeAPIError({ type: 'api_error', code: 'page_elsewhere', message })
    },
    close() {
      // The SDK asks once more after a connection that breaks, however few retries it is allowed.
      agent.createConnection = (_options, opened) => {
        opened?.(new Error('payments are closed'), null!)
        return undefined
      }
      agent.destroy()
    },
  }
}

/** Its pages stand below its own name, or where it is asked instead. */
function isOwnPage(address: string, base: string | undefined): boolean {
  const page = URL.parse(address)
  if (!page) return false
  const isStripes = page.protocol === 'https:' && page.host.endsWith('.stripe.com')
  return isStripes || (base !== undefined && page.origin === new URL(base).origin)
}

function addressOf(base = 'https://api.stripe.com') {
  const { hostname, port, protocol } = new URL(base)
  const isPlain = protocol === 'http:'
  // An IPv6 address stands in brackets in a URL alone.
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return { host, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' } as const
}
