import ipaddr from 'ipaddr.js'

// Names that no public resolver answers for: RFC 6761, RFC 6762, RFC 8375, and ICANN's `internal`.
const ownNames = /(^|\.)(localhost|local|internal|home\.arpa|test|lan)$/

/** Could people reach the host of this URL from the internet, by its name alone? Names of one word stand for machines of one's own network. */
export function isPublicHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast'
  return host.includes('.') && !ownNames.test(host)
}
