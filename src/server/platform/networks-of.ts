import ipaddr from 'ipaddr.js'

/** A network that contains an address, and its limit as a multiple of the narrowest one's. */
export interface Network {
  name: string
  times: number
}

/** Providers assign customers a /64, a /56 or a /48: a customer with many /64s is counted by the wider networks. */
const widths = [
  { bytes: 8, times: 1 },
  { bytes: 7, times: 4 },
  { bytes: 6, times: 16 },
]

/**
 * The networks by which attempts from an address are counted, narrowest first. An IPv4 address is one network; an IPv6 client has at least
 * 2⁶⁴ addresses.
 */
export function networksOf(address: string): Network[] {
  if (!ipaddr.isValid(address)) return [{ name: address, times: 1 }]
  const read = ipaddr.process(address)
  if (read.kind() === 'ipv4') return [{ name: read.toString(), times: 1 }]
  return widths.map(({ bytes, times }) => {
    const prefix = read.toByteArray().fill(0, bytes)
    return { name: `${ipaddr.fromByteArray(prefix)}/${bytes * 8}`, times }
  })
}

/** The part of an address that logs contain: it identifies the provider or company, not the line or the device. */
export function loggedNetworkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown'
  const read = ipaddr.process(address)
  const keptBytes = read.kind() === 'ipv4' ? 3 : 6
  const network = ipaddr.fromByteArray(read.toByteArray().fill(0, keptBytes))
  return `${network}/${keptBytes * 8}`
}
