import ipaddr from 'ipaddr.js'

type Range = [ipaddr.IPv6, number]

/** All that is routed in the public IPv6 internet today. */
const globalUnicast: Range = ipaddr.IPv6.parseCIDR('2000::/3')

/** Tunnels that carry an IPv4 address inside them, and addresses that stand in documents only. */
const tunnelsAndExamples: Range[] = ['2001::/32', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
)

/**
 * Does this address belong to the public internet? Loopback, private, link-local (cloud metadata too),
 * multicast, reserved and documentation addresses don't. IPv4 inside IPv6 (`::ffff:…`) counts as IPv4.
 * What is not an address at all is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast'
  if (!parsed.match(globalUnicast)) return false
  return !tunnelsAndExamples.some((range) => parsed.match(range))
}
