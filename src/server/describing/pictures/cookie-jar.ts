/** So many are kept along the redirects of one picture, and none that is longer. */
const mostCookies = 20
const mostCharacters = 4_096

interface Cookie {
  name: string
  value: string
  /** Goes to this host, and, unless it says none, to those below it. */
  host: string
  isForBelow: boolean
  isSecure: boolean
}

/** The cookies that sites set on the way to one picture: some answer with it only to who comes back with theirs. Nothing outlives the fetch. */
export function createCookieJar() {
  let cookies: Cookie[] = []

  return {
    /** Of an answer from `url`. What is meant for another site is left out. */
    keep(url: URL, headers: readonly string[]): void {
      for (const header of headers.slice(0, mostCookies)) {
        const cookie = readCookie(url, header)
        if (!cookie) continue
        const others = cookies.filter(({ name, host }) => name !== cookie.name || host !== cookie.host)
        cookies = [...others, ...(cookie.value === null ? [] : [{ ...cookie, value: cookie.value }])].slice(
          -mostCookies,
        )
      }
    },
    /** The header for a request; undefined without any. */
    headerFor({ hostname, protocol }: URL): string | undefined {
      const own = cookies.filter(
        ({ host, isForBelow, isSecure }) =>
          (host === hostname || (isForBelow && hostname.endsWith(`.${host}`))) &&
          (!isSecure || protocol === 'https:'),
      )
      return own.length === 0 ? undefined : own.map(({ name, value }) => `${name}=${value}`).join('; ')
    },
  }
}

/** `value` null: the site takes it back. Null: it is none, or another site's. */
function readCookie(
  { hostname }: URL,
  header: string,
): (Omit<Cookie, 'value'> & { value: string | null }) | null {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
  const equals = pair.indexOf('=')
  if (equals < 1 || pair.length > mostCharacters || /[^\x21-\x7e ]/.test(pair)) return null
  const attribute = (name: string) => {
    const found = attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))
    return found?.slice(name.length + 1).trim()
  }
  const domain = attribute('domain')?.replace(/^\./, '').toLowerCase()
  const isBelow = domain?.includes('.') && hostname.endsWith(`.${domain}`)
  if (domain && domain !== hostname && !isBelow) return null
  return {
    name: pair.slice(0, equals),
    value: Number(attribute('max-age') ?? 1) <= 0 ? null : pair.slice(equals + 1),
    host: domain || hostname,
    isForBelow: Boolean(domain) && /[a-z]/i.test(hostname),
    isSecure: attributes.some((one) => one.toLowerCase() === 'secure'),
  }
}
