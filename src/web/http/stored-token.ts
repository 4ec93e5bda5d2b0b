const storageKey = 'iframe-auth-token'
const cookieName = 'iframe-auth'

/**
 * The token of an embedded page, where browsers keep the session cookie back. Empty: the cookie alone counts.
 * Source: docs/specification.md#calls
 */
export function storedToken(): string {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored) return stored
  } catch {
    // Storage is closed to embedded pages in some browsers; the cookie remains.
  }
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`))
  return cookie ? decodeURIComponent(cookie.slice(cookieName.length + 1)) : ''
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(storageKey, token)
  } catch {
    // The session then lasts as long as its cookie.
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored either.
  }
}
