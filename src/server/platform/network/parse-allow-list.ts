import ipaddr from 'ipaddr.js'

/** The destination of a connection: the host as written, the address it resolved to, and the port. */
export interface Destination {
  host: string
  address: string
  port: number
}

interface Rule {
  port: number | null
  fits(destination: Destination): boolean
}

const portAtTheEnd = /^(?:\[(?<bracketed>[^\]]+)\]|(?<plain>[^:]+))(?::(?<port>\d{1,5}))?$/

/**
 * Parses IMAGE_FETCH_ALLOW and IMAGE_FETCH_ONLY: host names (`*.example.org` for all subdomains), addresses or CIDR ranges, each with
 * `:port` to allow only that port (`intranet.example`, `10.0.0.0/8`, `127.0.0.1:8080`, `[::1]:8080`). Returns a function that checks
 * whether a destination is listed.
 */
export function parseAllowList(entries: string[]): (destination: Destination) => boolean {
  const rules = entries
    .map((entry) => entry.trim())
    .flatMap((entry) => (entry === '' ? [] : [parseRule(entry)]))
  return (destination) =>
    rules.some((rule) => (rule.port ?? destination.port) === destination.port && rule.fits(destination))
}

function parseRule(entry: string): Rule {
  const parts = portAtTheEnd.exec(entry)?.groups
  const name = (parts?.bracketed ?? parts?.plain ?? entry).toLowerCase()
  const port = parts?.port === undefined ? null : Number(parts.port)
  if (!ipaddr.isValidCIDR(name) && !ipaddr.isValid(name)) {
    const isIt = (host: string) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name)
    return { port, fits: ({ host }) => isIt(host.toLowerCase().replace(/\.$/, '')) }
  }
  const [network, bits] = parseRange(name)
  return {
    port,
    fits({ address }) {
      if (!ipaddr.isValid(address)) return false
      const parsed = ipaddr.process(address)
      return parsed.kind() === network.kind() && parsed.match(network, bits)
    },
  }
}

function parseRange(name: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (ipaddr.isValidCIDR(name)) return ipaddr.parseCIDR(name)
  const address = ipaddr.process(name)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
