import ipaddr from 'ipaddr.js'

/** All currently allocated public IPv6 addresses. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Looks public, but is a service of the provider inside every Azure machine. */
const azureWireServer = '168.63.129.16'

/**
 * Whether an address belongs to the public internet. Loopback, private, link-local (including cloud metadata), multicast, reserved and
 * documentation addresses do not, nor do tunnels that embed an IPv4 address. IPv4-mapped IPv6 (`::ffff:…`) counts as IPv4. A text that is
 * not an address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv4) return parsed.toString() !== azureWireServer
  return parsed.match(globalUnicast) && !isIsatap(parsed)
}

/** An ISATAP tunnel, recognised by the middle of the address under any prefix. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe
}
