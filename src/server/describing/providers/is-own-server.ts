/** Whether an address is that of a wire format's own maker (`domains`), not of another server. No address: the maker's. */
export function isOwnServer(baseUrl: string | undefined, domains: readonly string[]): boolean {
  if (!baseUrl) return true
  const { hostname } = new URL(baseUrl)
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
}
