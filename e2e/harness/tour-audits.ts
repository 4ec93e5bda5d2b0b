import type { At, TourGround } from './tour-ground.ts'

/** Audits of websites: running, with findings, shared, and one that read nothing. */
export async function tourAudits({ page, url, farSide: { shop } }: TourGround, at: At): Promise<void> {
  const start = async (address: string) => {
    await page.goto(`${url}/pruefung`)
    await page.getByLabel('Adresse der Website').fill(address)
    await page.getByRole('button', { name: 'Prüfen', exact: true }).click()
  }
  await page.goto(`${url}/pruefung`)
  await page.getByText('Noch keine Prüfung.').waitFor()
  await at('audits-none')

  // It stays in this state while the screen is checked.
  await page.route(/\/api\/audits\/\d+$/, async (route) => {
    const response = await route.fetch()
    const running = { status: 'running', finishedAt: null, end: null }
    await route.fulfill({ response, json: { ...(await response.json()), ...running } })
  })
  await start(shop.url)
  await page.getByText(/Seiten gelesen/).waitFor()
  await at('audit-running')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('heading', { name: 'Mängel' }).waitFor({ timeout: 60_000 })
  await page.getByText('kein Alternativtext').first().waitFor()
  await at('audit')
  await page
    .getByRole('button', { name: /mit Mängeln$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Alle Seiten' }).waitFor()
  await at('audit-page')
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('alertdialog').waitFor()
  await at('audit-delete')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Teilen', exact: true }).click()
  await page.getByRole('button', { name: 'Link erstellen' }).click()
  const link = page.getByRole('dialog').getByLabel('Link', { exact: true })
  await link.waitFor()
  await at('audit-share')
  const shared = await link.inputValue()

  await page.goto(shared)
  await page.getByText('Dieser Link gilt bis').waitFor()
  await at('audit-shared')
  await page.goto(`${url}/teilen/pruefung/${'x'.repeat(43)}`)
  await page.getByText('Dieser Link ist abgelaufen oder falsch.').waitFor()
  await at('audit-shared-over')

  await start(`${shop.url}/nirgends`)
  await page.getByText('Keine Seite ließ sich lesen.').waitFor({ timeout: 60_000 })
  await at('audit-failed')
  await page.goto(`${url}/pruefung`)
  await page.getByText('nicht möglich').waitFor()
  await at('audits')
}
