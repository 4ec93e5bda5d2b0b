import robotsParser from 'robots-parser'

/** The name in robots.txt that rules for these scans are addressed to. */
export const robotName = 'Bildwort'

export interface Robots {
  mayFetch(url: string): boolean
  /** Why not. */
  refusal: 'robots' | 'server_error'
  sitemaps: string[]
  /** Between two requests; null if the site wishes none. */
  delayMs: number | null
}

export const noRules: Robots = { mayFetch: () => true, refusal: 'robots', sitemaps: [], delayMs: null }
/** A site whose rules cannot be read because its server fails: RFC 9309 takes that for a prohibition. */
export const everythingForbidden: Robots = {
  mayFetch: () => false,
  refusal: 'server_error',
  sitemaps: [],
  delayMs: null,
}

/** Longer ones are cut, as RFC 9309 allows. */
const maxCharacters = 500_000
const longestDelaySeconds = 10

export function readRobots(url: string, text: string): Robots {
  const rules = robotsParser(url, text.slice(0, maxCharacters))
  const delay = rules.getCrawlDelay(robotName)
  return {
    // Undefined: the address is not of this host.
    mayFetch: (one) => rules.isAllowed(one, robotName) !== false,
    refusal: 'robots',
    sitemaps: rules.getSitemaps().slice(0, 50),
    delayMs: delay === undefined ? null : Math.min(Math.max(delay, 0), longestDelaySeconds) * 1_000,
  }
}
