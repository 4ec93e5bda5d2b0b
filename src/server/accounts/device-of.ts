import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { loggedNetworkOf } from '#server/platform/networks-of.ts'

/** Where a session was started, in words that a person recognises; unknown parts are empty. */
export interface Device {
  /** `Firefox`, `Chrome`: without the version, which changes during the session. */
  browser: string
  system: string
  network: string
}

// The user agent may be of any length.
const readCharacters = 400
// For unknown browsers bowser copies text from the request: a stranger's own words, which would end up in a mail.
const knownBrowsers = new Set(Object.values(Bowser.BROWSER_MAP))
const knownSystems = new Set(Object.values(Bowser.OS_MAP))

/** What a request reveals about the browser that sent it. */
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
