import { lookup as lookUpInDns } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { isPublicAddress } from './is-public-address.ts'
import type { Destination } from './parse-allow-list.ts'

/** Not connected: every address of this name is private. */
export class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/** Not connected: web servers do not listen on this port. */
export class RefusedPortError extends Error {
  readonly code = 'REFUSED_PORT'
}

/** Not connected: only listed destinations are allowed, and this one is not listed. */
export class UnlistedPlaceError extends Error {
  readonly code = 'UNLISTED_PLACE'
}

interface GuardOptions {
  isAllowed: (destination: Destination) => boolean
  /** Whether a destination is listed, if only listed ones are allowed. */
  isListed: (destination: Destination) => boolean
  connectTimeoutMs: number
  /** Tests pass in their own resolver. */
  lookup?: LookupFunction
}

/**
 * Ports of services other than web servers, from mail to printers; browsers do not connect to them either. Source: "port blocking" in the
 * Fetch standard, https://fetch.spec.whatwg.org/#port-blocking
 */
export const refusedPorts: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/**
 * A connector that opens sockets only to public addresses on ports that are not refused (or to allowed destinations), and only to listed
 * ones. It checks when the socket is opened, so no host name, redirect or changed DNS answer bypasses it.
 */
export function createGuardedConnector(options: GuardOptions): buildConnector.connector {
  const resolve = options.lookup ?? (lookUpInDns as LookupFunction)
  const mayReach = (destination: Destination) =>
    options.isListed(destination) &&
    (options.isAllowed(destination) ||
      (!refusedPorts.has(destination.port) && isPublicAddress(destination.address)))
  const refuse = (host: string, port: number, addresses: string[]) => {
    const isUnlisted = addresses.every((address) => !options.isListed({ host, address, port }))
    if (addresses.length > 0 && isUnlisted) return new UnlistedPlaceError(host)
    // Refused because of the port, whatever the host is.
    return refusedPorts.has(port) ? new RefusedPortError(host) : new PrivateAddressError(host)
  }

  return (target, callback) => {
    const host = target.hostname.replace(/^\[|\]$/g, '')
    const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80))
    // Node never calls `lookup` for a literal address.
    if (isIP(host) !== 0 && !mayReach({ host, address: host, port })) {
      callback(refuse(host, port, [host]), null)
      return
    }
    const lookup: LookupFunction = (name, lookupOptions, answer) => {
      resolve(name, { ...lookupOptions, all: true }, (error, found) => {
        if (error) return answer(refusedPorts.has(port) ? refuse(host, port, []) : error, [])
        const resolved = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found
        const reachable = resolved.filter(({ address }) => mayReach({ host, address, port }))
        const [first] = reachable
        if (!first) {
          const found = resolved.map(({ address }) => address)
          return answer(refuse(host, port, found), [])
        }
        if (lookupOptions.all) return answer(null, reachable)
        return answer(null, first.address, first.family)
      })
    }
    buildConnector({ lookup, timeout: options.connectTimeoutMs })(target, callback)
  }
}
