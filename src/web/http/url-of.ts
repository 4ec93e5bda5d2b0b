import type { Endpoint } from '#contract/endpoint.ts'
import type { Address, AnyInput, MaybeInput } from './endpoint-types.ts'

/** The address of an endpoint, for links, pictures and calls. Query values that are undefined are left out. */
export function urlOf<E extends Endpoint>(endpoint: E, ...[address]: MaybeInput<Address<E>>): string {
  // Safe: AnyInput is what every Address<E> is made of.
  return fillUrl(endpoint.url, (address ?? {}) as AnyInput)
}

/** Puts parameters into a path with `:names` and adds the query. */
export function fillUrl(url: string, { params = {}, query = {} }: AnyInput): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
