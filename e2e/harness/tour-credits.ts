import type { Page } from 'playwright-core'
import type { At, TourGround } from './tour-ground.ts'
import { walk } from './walk.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** All screens about credit, for an administrator with charged jobs: insufficient credit, the credit page, purchases, the dashboard. */
export async function tourCredits(ground: TourGround, at: At): Promise<void> {
  await runningOut(ground, at)
  await buying(ground, at)
  await adjusting(ground, at)
}

async function runningOut({ page, url, farSide }: TourGround, at: At): Promise<void> {
  const before = await changeBalance(page, url, 155)
  await page.goto(url)
  await walk.chooseList(page, farSide.list(12))
  await page
    .getByText(/Ihr Guthaben reicht für/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await at('options-too-little')
  await button(page, /^12 Bilder beschreiben/).click()
  await page.getByRole('heading', { name: 'Guthaben reicht nicht aus' }).waitFor()
  await at('too-little')
  await changeBalance(page, url, before)
  await page.goto(url)
  // The list is still there after the credit page.
  await button(page, 'list.csv entfernen').click()
  await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
}

async function buying({ page, url, farSide }: TourGround, at: At): Promise<void> {
  await page.goto(`${url}/credits`)
  await page.getByRole('heading', { name: 'Buchungen' }).waitFor()
  await page
    .getByText(/^Auftrag \d+/)
    .first()
    .waitFor()
  await at('credits')
  await page.getByLabel('Anderer Betrag in Euro').fill('0')
  await button(page, /kaufen$/).click()
  await page.getByRole('main').getByText('Bitte geben Sie eine Zahl größer als 0 € ein').waitFor()
  await at('credits-errors')

  await page.getByLabel('Anderer Betrag in Euro').fill('25,50')
  await button(page, /^Für 25,50/).click()
  await page.waitForURL((there) => there.origin === farSide.checkout.url)
  await page.getByRole('link', { name: 'Abbrechen' }).click()
  await page.getByRole('heading', { name: 'Der Kauf wurde abgebrochen.' }).waitFor()
  await at('credits-cancelled')
  await button(page, /^Noch einmal für 25,50/).click()
  await page.waitForURL((there) => there.origin === farSide.checkout.url)
  await button(page, 'Bezahlen').first().click()
  await page.getByRole('heading', { name: 'Ihre Zahlung ist eingegangen' }).waitFor({ timeout: 30_000 })
  await at('credits-paid')
}

async function adjusting({ page, url }: TourGround, at: At): Promise<void> {
  await page.goto(`${url}/admin/credits`)
  await page.getByRole('main').getByRole('combobox').waitFor()
  await at('admin-credits-empty')
  await page.goto(`${url}/admin/credits?user=1`)
  await page.getByLabel('Betrag in Euro').fill('12,50')
  await page.getByLabel('Grund (freiwillig)').fill('Gutschrift für eine Störung')
  await at('admin-credits')
  await button(page, /^12,50/).click()
  await page.getByRole('alertdialog').waitFor()
  await at('admin-credits-confirm')
  await page.keyboard.press('Escape')
  await page.goto(url)
  await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
}

/** Sets the signed-in administrator's balance in cents; returns the previous one. */
async function changeBalance(page: Page, url: string, cents: number): Promise<number> {
  const answer = await page.request.get(`${url}/api/user`)
  const { id, creditBalance } = (await answer.json()) as { id: number; creditBalance: number } // ours
  const data = { userId: id, amount: cents - creditBalance }
  const adjusted = await page.request.post(`${url}/api/admin/credits/adjust`, { data })
  if (!adjusted.ok()) throw new Error(`not adjusted: ${await adjusted.text()}`)
  return creditBalance
}
