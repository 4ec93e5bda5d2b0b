import type { At, TourGround } from './tour-ground.ts'
import { walk } from './walk.ts'

const quickMs = 200

/** The main screens in order, each with content. */
export async function walkMainScreens({ page, url, farSide }: TourGround, at: At): Promise<void> {
  await page.goto(`${url}/auth`)
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  await at('auth')
  await page.goto(`${url}/auth?tab=register`)
  await page.getByRole('button', { name: 'Konto anlegen', exact: true }).waitFor()
  await at('register')
  await page.goto(`${url}/hilfe`)
  await page.locator('main summary, main h3 button').first().click()
  await at('help')

  await walk.signIn(page, url)
  await at('choose')
  await walk.chooseList(page, await walk.photographs(farSide))
  await walk.chooseLanguages(page, ['Englisch', 'Tschechisch'], ['Plattdeutsch'])
  await at('options')
  farSide.ai.set({ latencyMs: quickMs })
  await walk.start(page)
  await walk.waitForImages(page, 2)
  // The job stays in this state while the screen is checked.
  const letGo = farSide.ai.hold()
  await page.locator('main [lang]').first().waitFor()
  await at('processing')
  letGo()
  await walk.waitForTheEnd(page)
  await page.locator('main [lang]').first().waitFor()
  await at('completed')

  await page.goto(`${url}/results`)
  await page.getByRole('list', { name: 'Ihre Aufträge' }).waitFor()
  await at('results')
  await page.getByRole('link', { name: 'media-export.csv', exact: true }).first().click()
  await page.getByRole('button', { name: 'cocker-spaniels.jpg' }).waitFor()
  await at('job')
  await page.getByRole('button', { name: 'cocker-spaniels.jpg' }).click()
  await page.getByRole('dialog').getByText('Adresse des Bildes').waitFor()
  await at('panel')
  await page.getByRole('dialog').getByRole('tab', { name: 'Tschechisch' }).click()
  await at('panel-czech')

  for (const [path, heading] of [
    ['/credits', 'Buchungen'],
    ['/admin', 'Alle Benutzer'],
    ['/admin/statistics', /Umsatz/],
  ] as const) {
    await page.goto(url + path)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await at(path)
  }
}
