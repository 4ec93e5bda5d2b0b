/** Does this begin with http(s):// and name a host? */
export function isBaseUrl(typed: string): boolean {
  const address = typed.trim()
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}
