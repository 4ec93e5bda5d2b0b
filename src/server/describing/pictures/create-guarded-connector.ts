import { lookup as lookUpInDns } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { isPublicAddress } from './is-public-address.ts'
import type { Destination } from './parse-allow-list.ts'

/** The connection was not made: every address behind this name is private. */
export class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

interface GuardOptions {
  isAllowed: (destination: Destination) => boolean
  connectTimeoutMs: number
  /** Tests hand in their own name server. */
  lookup?: LookupFunction
}

/**
 * A connector that opens sockets to public addresses only (or to what is allowed). The check stands where the
 * socket is opened, so no name, redirect or second answer of a name server gets around it.
 */
export function createGuardedConnector(options: GuardOptions): buildConnector.connector {
  const resolve = options.lookup ?? (lookUpInDns as LookupFunction)
  const mayReach = (destination: Destination) =>
    isPublicAddress(destination.address) || options.isAllowed(destination)

  return (target, callback) => {
    const host = target.hostname.replace(/^\[|\]$/g, '')
    const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80))
    // node never calls `lookup` for a literal address.
    if (isIP(host) !== 0 && !mayReach({ host, address: host, port })) {
      callback(new PrivateAddressError(host), null)
      return
    }
    const lookup: LookupFunction = (name, lookupOptions, answer) => {
      resolve(name, { ...lookupOptions, all: true }, (error, found) => {
        if (error) return answer(error, [])
        const resolved = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found
        const reachable = resolved.filter(({ address }) => mayReach({ host, address, port }))
        const [first] = reachable
        if (!first) return answer(new PrivateAddressError(host), [])
        if (lookupOptions.all) return answer(null, reachable)
        return answer(null, first.address, first.family)
      })
    }
    buildConnector({ lookup, timeout: options.connectTimeoutMs })(target, callback)
  }
}
