const storageKey = 'iframe-auth-token'
const cookieName = 'iframe-auth'

/** Fallback if storage is blocked for embedded pages: the token lasts until the page is closed. */
let keptToken = ''

/**
 * The token of an embedded page, for which browsers block the session cookie. Empty if only the cookie counts.
 * Source: docs/specification/calls.md#calls
 */
export function storedToken(): string {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored) return stored
  } catch {
    // Some browsers block storage for embedded pages.
  }
  return keptToken || (isEmbedded() ? tokenInCookie(document.cookie) : '')
}

/**
 * Whether a page of another origin embeds this one: browsers allow only the origins in `EMBED_ORIGINS`. Elsewhere the cookie is not
 * trusted: another site of the same domain could set one that signs the visitor in as a different user.
 */
function isEmbedded(): boolean {
  try {
    return window.top?.origin !== window.origin
  } catch {
    // Properties of a window of another origin throw.
    return true
  }
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(storageKey, token)
  } catch {
    keptToken = token
  }
}

export function forgetToken(): void {
  keptToken = ''
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  // An expired token in the cookie would take precedence over the session of the next sign-in.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is closed to embedded pages where this is needed.
  if (tokenInCookie(document.cookie)) document.cookie = `${cookieName}=; Max-Age=0; Path=/`
}

/** The token in a `document.cookie` string; empty if there is none. */
export function tokenInCookie(cookies: string): string {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${cookieName}=`))
  const value = cookie?.slice(cookieName.length + 1) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    // The value was set without encoding.
    return value
  }
}
