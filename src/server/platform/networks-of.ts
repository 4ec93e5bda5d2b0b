import ipaddr from 'ipaddr.js'

/** A network that an address is in, and how many times as much it may try as the narrowest one. */
export interface Network {
  name: string
  times: number
}

/** A customer gets a /64, a /56 or a /48 to itself, depending on its provider: whoever has many /64s is counted by the wider ones. */
const widths = [
  { bytes: 8, times: 1 },
  { bytes: 7, times: 4 },
  { bytes: 6, times: 16 },
]

/**
 * By what attempts from an address are counted, the narrowest first: an IPv4 address is one network; whoever has an IPv6
 * address has at least 2⁶⁴ of them.
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
