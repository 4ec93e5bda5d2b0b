import type { LookupFunction } from 'node:net'
import type { CustomFetch } from 'openid-client'
import { Agent, fetch as fetchThrough } from 'undici'
import { boundedFetch } from '#server/platform/network/bounded-fetch.ts'
import { createGuardedConnector } from '#server/platform/network/create-guarded-connector.ts'

/** The issuer's metadata names an address on another host that is not https. */
export class ForbiddenAddress extends Error {}

const connectMs = 10_000

/**
 * Returns the `fetch` for requests to an issuer. The issuer's own host can be anywhere, because the operator chose it. Other hosts that its
 * description names are asked by https, and only at public addresses: the check is made where the socket opens. Redirects
 * are not followed, and answers are bounded. Tests hand in their own name server.
 */
export function fetchOfIssuer(issuer: URL, lookup?: LookupFunction): CustomFetch {
  const dispatcher = new Agent({
    connect: createGuardedConnector({
      isAllowed: () => false,
      isListed: () => true,
      connectTimeoutMs: connectMs,
      ...(lookup && { lookup }),
    }),
  })
  const fetchOwn = boundedFetch()
  // Safe: the package's `fetch` is Node's own, in a newer version.
  const fetchOther = boundedFetch(() => {}, ((input: string, init: object) =>
    fetchThrough(input, { ...init, dispatcher })) as unknown as typeof fetch)
  return async (address, { body, ...options }) => {
    const url = new URL(address)
    const isOwn = url.host === issuer.host
    if (url.protocol !== 'https:' && !(isOwn && url.protocol === issuer.protocol))
      throw new ForbiddenAddress('an issuer named an address without https')
    return (isOwn ? fetchOwn : fetchOther)(address, { ...options, body: body ?? null })
  }
}
