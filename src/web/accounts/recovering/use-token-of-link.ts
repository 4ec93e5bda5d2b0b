import { useEffect, useState } from 'react'

/**
 * The token of a mail's link. Removed from the address, because it is a secret, and addresses are copied and stored. Empty if there is
 * none.
 */
export function useTokenOfLink(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')
  useEffect(() => {
    if (token) window.history.replaceState(null, '', window.location.pathname)
  }, [token])
  return token
}
