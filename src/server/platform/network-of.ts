import ipaddr from 'ipaddr.js'

const networkBytes = 8

/** By what attempts from an address are counted: whoever has an IPv6 address has 2⁶⁴ of them, all in one network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (read.kind() === 'ipv4') return read.toString()
  const bytes = read.toByteArray().fill(0, networkBytes)
  return ipaddr.fromByteArray(bytes).toString()
}
