import type { Page, Route } from 'playwright-core'
import type { At } from './quoted-look.ts'
import type { Stage } from './start-stage.ts'

/** What a walk past quoted texts stands on. */
export interface QuotedGround {
  page: Page
  stage: Stage
  at: At
}

/** The far side of the network: no answer comes, or one that is not the product's. */
const ends = {
  unanswered: (route: Route) => route.abort(),
  broken: (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
}

/** Lets the calls to an address fail during `walk`. */
export async function failing(
  page: Page,
  address: string | RegExp,
  end: keyof typeof ends,
  walk: () => Promise<void>,
): Promise<void> {
  await page.route(address, ends[end])
  await walk()
  await page.unroute(address)
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).first().fill(text)
