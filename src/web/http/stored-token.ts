const storageKey = 'iframe-auth-token'
const cookieName = 'iframe-auth'

/** Where storage is closed to embedded pages, the token lasts until the page is left. */
let keptToken = ''

/**
 * The token of an embedded page, where browsers keep the session cookie back. Empty: the cookie alone counts.
 * Source: docs/specification.md#calls
 */
export function storedToken(): string {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored) return stored
  } catch {
    // Closed, as some browsers do to embedded pages.
  }
  return keptToken || (isEmbedded() ? tokenInCookie(document.cookie) : '')
}

/**
 * Whether a page of another origin shows this one: browsers let only those that `EMBED_ORIGINS` names. Elsewhere the cookie
 * is not the app's: a neighbouring site of the same domain can set one that signs its visitor in as somebody else.
 */
function isEmbedded(): boolean {
  try {
    return window.top?.origin !== window.origin
  } catch {
    // Another origin's is not to be read.
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
    // Nothing was stored either.
  }
  // A dead token in the cookie would go before the session of the next sign-in.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is closed to embedded pages where this is needed.
  if (tokenInCookie(document.cookie)) document.cookie = `${cookieName}=; Max-Age=0; Path=/`
}

/** The token among cookies as `document.cookie` gives them; empty where none is. */
export function tokenInCookie(cookies: string): string {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${cookieName}=`))
  const value = cookie?.slice(cookieName.length + 1) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    // It was set without being encoded.
    return value
  }
}
