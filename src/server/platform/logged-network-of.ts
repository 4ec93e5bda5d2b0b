import ipaddr from 'ipaddr.js'

/** The part of an address that logs contain: it identifies the provider or company, not the line or the device. */
export function loggedNetworkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown'
  const read = ipaddr.process(address)
  const keptBytes = read.kind() === 'ipv4' ? 3 : 6
  const network = ipaddr.fromByteArray(read.toByteArray().fill(0, keptBytes))
  return `${network}/${keptBytes * 8}`
}
