/** Whether this starts with http(s):// and names a host. */
export function isBaseUrl(typed: string): boolean {
  const address = typed.trim()
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}
