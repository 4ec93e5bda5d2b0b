import http from 'node:http'
import https from 'node:https'
import Stripe from 'stripe'
import type { Settings } from '#server/platform/read-settings.ts'

/** The payment service, and the secret with which it signs its webhooks. */
export interface Payments {
  stripe: Stripe
  webhookSecret: string
  /**
   * Returns the address of a page that the payment service named. Throws a payment error if it is on another host: a server that
   * impersonates the service could otherwise redirect our users anywhere.
   */
  pageAt(address: string): string
  /**
   * The same for a checkout, which can be on any https host: Stripe's customers have it on domains of their own, and the API that named
   * it is authenticated.
   */
  checkoutAt(address: string): string
  /** Aborts every call in progress, and refuses new ones. */
  close(): void
}

type PaymentSettings = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>

/** Null if payments are off. It connects at the first call; the SDK retries failed calls. */
export function openPayments(
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }: PaymentSettings,
  { timeoutMs = 20_000, retries = 2 }: { timeoutMs?: number; retries?: number } = {},
): Payments | null {
  if (!STRIPE_SECRET_KEY) return null
  const { host, port, protocol } = addressOf(STRIPE_API_BASE)
  // The SDK's own agent would keep the process alive with idle connections.
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
    pageAt: (address) => (isOwnPage(address, STRIPE_API_BASE) ? address : refusePage()),
    checkoutAt: (address) =>
      isSecurePage(address) || isOwnPage(address, STRIPE_API_BASE) ? address : refusePage(),
    close() {
      // The SDK retries once after a broken connection, whatever its retry limit.
      agent.createConnection = (_options, opened) => {
        opened?.(new Error('payments are closed'), null!)
        return undefined
      }
      agent.destroy()
    },
  }
}

function refusePage(): never {
  const message = 'The payment service named a page that is not its own.'
  throw new Stripe.errors.StripeAPIError({ type: 'api_error', code: 'page_elsewhere', message })
}

function isSecurePage(address: string): boolean {
  const page = URL.parse(address)
  return page?.protocol === 'https:' && page.username === ''
}

/** Its pages are on subdomains of its own domain, or on the configured API host. */
function isOwnPage(address: string, base: string | undefined): boolean {
  const page = URL.parse(address)
  if (!page) return false
  const isStripes = page.protocol === 'https:' && page.host.endsWith('.stripe.com')
  return isStripes || (base !== undefined && page.origin === new URL(base).origin)
}

function addressOf(base = 'https://api.stripe.com') {
  const { hostname, port, protocol } = new URL(base)
  const isPlain = protocol === 'http:'
  // An IPv6 address has brackets only in a URL.
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return { host, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' } as const
}
