import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { loggedNetworkOf } from '#server/platform/logged-network-of.ts'

/** Where a session begins, in words that a person knows it by; what is not known is empty. */
export interface Device {
  /** `Firefox`, `Chrome`: without its version, which changes while the session lasts. */
  browser: string
  system: string
  network: string
}

// What a stranger calls himself may be of any length.
const readCharacters = 400
// What bowser does not know it takes from the request as it stands: a stranger's own words, which would reach a mail.
const knownBrowsers = new Set(Object.values(Bowser.BROWSER_MAP))
const knownSystems = new Set(Object.values(Bowser.OS_MAP))

/** What a request says of the browser that sent it. */
export function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  const network = loggedNetworkOf(ip)
  const userAgent = headers['user-agent']?.slice(0, readCharacters).trim()
  if (!userAgent) return { browser: '', system: '', network }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: known(browser.name, knownBrowsers), system: known(os.name, knownSystems), network }
}

function known(name: string | undefined, names: ReadonlySet<string>): string {
  return name !== undefined && names.has(name) ? name : ''
}
