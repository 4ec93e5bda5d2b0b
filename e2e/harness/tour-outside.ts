import type { At, TourGround } from './tour-ground.ts'

/** The screens of a visitor. */
export async function tourOutside({ page, url }: TourGround, at: At): Promise<void> {
  await page.goto(`${url}/auth`)
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  await at('auth')

  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('redaktion')
  await page.getByLabel('Passwort', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('main').getByText('Anmeldung fehlgeschlagen').waitFor()
  await at('auth-error')

  await page.goto(`${url}/hilfe`)
  await page.locator('main summary, main h3 button').first().click()
  await at('help')
  for (const [path, stop] of [
    ['/datenschutz', 'privacy'],
    ['/impressum', 'imprint'],
    ['/not/a/page', 'not-found'],
    ['/api/v1/docs', 'api-docs'],
  ] as const) {
    await page.goto(url + path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await at(stop)
  }
}
