import { test } from 'vitest'
import { openPage } from './harness/open-page.ts'
import { openStage } from './harness/open-stage.ts'
import { adminPassword } from './harness/start-product.ts'
import { walk } from './harness/walk.ts'

test('a wrong password is refused, the right one leads to the upload home, and signing out leads out', async () => {
  const stage = await openStage()
  try {
    const { page, close } = await openPage(stage.browser, { locale: 'de-DE' })
    await page.goto(`${stage.url}/auth`)
    await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('admin')
    await page.getByLabel('Passwort', { exact: true }).fill(`${adminPassword}?`)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.getByRole('main').getByText('Benutzername oder Passwort ist falsch.').waitFor()
    await walk.signIn(page, stage.url)
    await page.goto(`${stage.url}/auth`)
    await page.getByText('Sie sind als admin angemeldet.').waitFor()
    await page.waitForURL(`${stage.url}/`)
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.waitForURL(`${stage.url}/auth`)
    await page.goto(`${stage.url}/results`)
    await page.waitForURL(`${stage.url}/auth`)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
    await close()
  } finally {
    await stage.close()
  }
})
