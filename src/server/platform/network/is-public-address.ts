import ipaddr from 'ipaddr.js'

/** All that is routed in the public IPv6 internet today. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Looks public, and is a service of the machine's own provider inside every machine at Azure. */
const azureWireServer = '168.63.129.16'

/**
 * Does this address belong to the public internet? Loopback, private, link-local (cloud metadata too), multicast,
 * reserved and documentation addresses don't, nor do tunnels that carry an IPv4 address inside. IPv4 as IPv6
 * (`::ffff:…`) counts as IPv4. What is not an address at all is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv4) return parsed.toString() !== azureWireServer
  return parsed.match(globalUnicast) && !isIsatap(parsed)
}

/** A tunnel that is told by the middle of the address, behind any prefix. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe
}
