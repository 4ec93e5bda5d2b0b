import type { Endpoint } from '#contract/endpoint.ts'
import { fillUrl } from '#contract/fill-url.ts'
import type { Address, AnyInput, MaybeInput } from './endpoint-types.ts'

/** The address of an endpoint, for links, pictures and calls. Query values that are undefined are left out. */
export function urlOf<E extends Endpoint>(endpoint: E, ...[address]: MaybeInput<Address<E>>): string {
  // Safe: AnyInput is what every Address<E> is made of.
  return fillUrl(endpoint.url, (address ?? {}) as AnyInput)
}
