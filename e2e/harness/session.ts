import type { BrowserContext } from 'playwright-core'

/** What a browser stores for a signed-in user. */
export interface Session {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  /** Local storage: the user's language. */
  stored: { name: string; value: string }[]
}
