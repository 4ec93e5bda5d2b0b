import type { FastifyRequest } from 'fastify'
import type { Settings } from '#server/platform/read-settings.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The relying party: the host name that a passkey is bound to, and the origin of the page that asks. */
export interface Page {
  rpId: string
  origin: string
}

/**
 * The page that a request comes from: that of `PUBLIC_URL`, or a page open under another name of this server. Applies the rule of
 * `refuseCrossSite`, which requests with a Bearer header bypass. Refuses `cross_site`.
 */
export function pageOf(
  { headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
): Page {
  const own = new URL(PUBLIC_URL)
  if (!origin || origin === own.origin) return { rpId: own.hostname, origin: own.origin }
  const asking = URL.canParse(origin) ? new URL(origin) : null
  if (asking?.host !== host) throw new Refusal('cross_site')
  return { rpId: asking.hostname, origin: asking.origin }
}
