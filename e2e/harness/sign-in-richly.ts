import type { Browser } from 'playwright-core'
import { signIn } from './client.ts'
import { openPage } from './open-page.ts'
import type { Session } from './session.ts'
import { adminPassword } from './start-product.ts'
import { walk } from './walk.ts'

/** Signs in a product's first administrator and gives them more credit than any journey spends. */
export async function signInRichly(browser: Browser, url: string): Promise<Session> {
  await (await signIn(url, 'admin', adminPassword)).giveCredit(1, 10_000_000)
  const { page, close } = await openPage(browser, { locale: 'de-DE' })
  await walk.signIn(page, url)
  const { cookies, origins } = await page.context().storageState()
  await close()
  return { cookies, stored: origins.flatMap(({ localStorage }) => localStorage) }
}
