import type { BrowserContext } from 'playwright-core'

/** What a browser keeps of somebody who is signed in. */
export interface Session {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  /** In the local storage: the language that they speak. */
  stored: { name: string; value: string }[]
}
