import type { Endpoint } from '#contract/endpoint.ts'
import { signLink } from '#contract/endpoints/signed-links.ts'
import { fillUrl } from '#contract/fill-url.ts'
import { call } from './call.ts'
import type { Address, AnyInput, MaybeInput } from './endpoint-types.ts'

/** The address of an endpoint, for links, images and calls. Skips undefined query values. */
export function urlOf<E extends Endpoint>(endpoint: E, ...[address]: MaybeInput<Address<E>>): string {
  // Safe: every Address<E> is a subset of AnyInput.
  return fillUrl(endpoint.url, (address ?? {}) as AnyInput)
}

/** Signs an address of our API, which the browser can then open for some minutes without cookie or token. */
export async function signAddress(path: string): Promise<string> {
  return (await call(signLink, { body: { path } })).url
}
