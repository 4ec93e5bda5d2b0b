import type { Page } from 'playwright-core'
import type { ApiToken } from '#contract/entities/token.ts'
import type { At, TourGround } from './tour-ground.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const token: ApiToken = {
  id: 1,
  name: 'WordPress',
  start: 'bw_live_4fTq',
  isTest: false,
  scopes: ['images:read', 'images:write'],
  createdAt: inDays(-40),
  expiresAt: inDays(50),
  revokedAt: null,
  lastUsedAt: inDays(-0.1),
  monthlyCapCents: 2_500,
  spentThisMonthCents: 1_340,
}
const text = 'bw_live_4fTqA0pVYb7RkZ2mXc9LdHs1GwEuNj3oQ8Ti'

/** API tokens. The server's answers are simulated, because the tour needs tokens that expire soon and expired ones. */
export async function tourTokens({ page, url }: TourGround, at: At): Promise<void> {
  const tokens = '**/api/user/tokens'
  await page.route(tokens, (route) => route.fulfill({ json: [] }))
  await page.goto(`${url}/konto/zugaenge`)
  await page.getByText('Noch kein Zugangstoken').waitFor()
  await at('tokens-empty')

  await button(page, 'Token anlegen').click()
  await page.getByRole('dialog').getByLabel('Monatslimit').fill('12,345')
  await page.getByRole('dialog').getByRole('button', { name: 'Token anlegen' }).click()
  await page.getByText('Bitte geben Sie einen Namen ein.').waitFor()
  await at('tokens-create')

  await page.getByLabel('Name', { exact: true }).fill('WordPress')
  await page.getByLabel('Monatslimit').fill('25')
  await page.unroute(tokens)
  await page.route(tokens, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { token, text } })
      : route.fulfill({
          json: [
            token,
            {
              ...token,
              id: 2,
              name: 'Skript der Redaktion für die Nachtaufträge, Frau von Bergen',
              expiresAt: inDays(2.5),
            },
            { ...token, id: 3, name: 'Shop', spentThisMonthCents: 2_500, expiresAt: null },
            {
              ...token,
              id: 4,
              name: 'Auswertung',
              scopes: ['jobs:read', 'jobs:write', 'account:read', 'webhooks:write'],
              monthlyCapCents: null,
              lastUsedAt: null,
            },
            { ...token, id: 5, name: 'Altes CMS', expiresAt: inDays(-3) },
            { ...token, id: 6, name: 'Laptop', revokedAt: inDays(-1) },
          ],
        }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Token anlegen' }).click()
  await page.getByRole('dialog', { name: 'Ihr neues Token' }).waitFor()
  await at('tokens-made')

  await button(page, 'Ich habe das Token gespeichert').click()
  await page.getByText('2 ungültige Token').click()
  await at('tokens')
  await button(page, 'WordPress widerrufen').click()
  await page.getByRole('alertdialog').waitFor()
  await at('tokens-revoke')
  await page.keyboard.press('Escape')
  await page.unroute(tokens)

  await tourOfAdministrator(page, url, at)
  await page.goto(url)
  await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
}

async function tourOfAdministrator(page: Page, url: string, at: At): Promise<void> {
  const tokens = '**/api/admin/users/*/tokens'
  const { id, name, start, lastUsedAt } = token
  await page.route(tokens, (route) =>
    route.fulfill({
      json: [
        { id, name, start, lastUsedAt },
        { id: 2, name: 'Skript der Redaktion', start: 'bw_live_9xKe', lastUsedAt: null },
      ],
    }),
  )
  await page.goto(`${url}/admin`)
  await page
    .getByRole('button', { name: /^Aktionen zu / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Zugangstoken von / })
    .first()
    .click()
  await page.getByText('bw_live_9xKe…').waitFor()
  await at('admin-tokens')
  await page.keyboard.press('Escape')
  await page.unroute(tokens)
}
