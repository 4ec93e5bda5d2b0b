/** An address of our own API, as pictures take it. */
export function apiAddress(url: string): `/api/${string}` {
  // Safe: every endpoint of the contract begins so.
  return url as `/api/${string}`
}
