import type { CustomFetch } from 'openid-client'
import { boundedFetch } from '#server/platform/fetching/bounded-fetch.ts'
import { isPublicAddress } from '#server/platform/is-public-address.ts'

/** The issuer's description names an address that nobody should be sent to. */
export class ForbiddenAddress extends Error {}

/**
 * What an issuer is asked with. Its own host may be anywhere, because the operator chose it; what its description names
 * beside that is asked by https at public addresses alone. Redirects are not followed, answers are bounded.
 */
export function fetchOfIssuer(issuer: URL): CustomFetch {
  const fetchBounded = boundedFetch()
  return async (url, { body, ...options }) => {
    if (!mayBeAsked(new URL(url), issuer)) throw new ForbiddenAddress('an issuer named a private address')
    return fetchBounded(url, { ...options, body: body ?? null })
  }
}

function mayBeAsked(url: URL, issuer: URL): boolean {
  if (url.host === issuer.host) return url.protocol === issuer.protocol || url.protocol === 'https:'
  return url.protocol === 'https:' && isPublicAddress(url.href)
}
