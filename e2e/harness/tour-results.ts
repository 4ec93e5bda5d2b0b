import type { Page } from 'playwright-core'
import type { At, TourGround } from './tour-ground.ts'
import { tourSharing } from './tour-sharing.ts'

const jobList = /\/api\/jobs\?/

/** The results, without jobs and with them. */
export const tourResults = {
  async empty({ page, url }: TourGround, at: At): Promise<void> {
    // An earlier tour has left jobs behind.
    await page.route(jobList, (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }))
    await page.goto(`${url}/results`)
    await page.getByRole('heading', { name: 'Noch keine Ergebnisse' }).waitFor()
    await at('results-empty')
    await page.unroute(jobList)
    await page.goto(url)
    await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
  },

  /** Opens the newest completed job. */
  async full(ground: TourGround, at: At): Promise<void> {
    const { page, url } = ground
    await page.goto(url)
    await page.getByRole('heading', { name: 'Zuletzt' }).waitFor()
    await at('choose-recent')
    await listing(ground, at)

    await page.getByRole('link', { name: 'verschwunden.csv', exact: true }).first().click()
    await page.getByRole('heading', { name: '3 Bilder haben keine Texte' }).waitFor()
    await at('job-failed')
    await page.goto(`${url}/results`)
    await page.getByRole('link', { name: 'media-export.csv', exact: true }).first().click()
    await page.getByRole('list', { name: 'Bilder und ihre Texte' }).waitFor()
    await page.getByRole('button', { name: 'cocker-spaniels.jpg' }).waitFor()
    await at('job')
    await changing(page, at)
    await tourSharing(ground, at)
    await page.getByRole('button', { name: 'cocker-spaniels.jpg' }).click()
    await page.getByRole('dialog').getByText('Adresse des Bildes').waitFor()
    await at('panel')
    await page.getByRole('dialog').getByRole('tab', { name: 'Tschechisch' }).click()
    await at('panel-czech')
    await page.keyboard.press('Escape')
  },
}

/** The list of jobs: as it is, with a selection, and below the list of keys. */
async function listing({ page, url }: TourGround, at: At): Promise<void> {
  await page.goto(`${url}/results`)
  await page.getByRole('list', { name: 'Ihre Aufträge' }).waitFor()
  await at('results')
  await page.getByRole('button', { name: 'Mehrere auswählen' }).click()
  await page
    .getByRole('checkbox', { name: /^media-export.csv/ })
    .first()
    .check()
  await at('results-choosing')
  await page.getByRole('button', { name: 'Auswahl beenden' }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('heading', { name: 'Auf jeder Seite' }).waitFor()
  await at('keys')
  await page.keyboard.press('Escape')
}

/** The other layout of a job's images, its filter and actions on a selection, and the question before all of them are approved. */
async function changing(page: Page, at: At): Promise<void> {
  await page.getByRole('radio', { name: 'Tabelle' }).check({ force: true })
  await page.getByText('Beschreibung', { exact: true }).first().waitFor()
  await at('job-table')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await at('job-filter')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Bild 1 auswählen' }).check()
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  await page.getByRole('button', { name: /^Suchen und ersetzen/ }).click()
  await page.getByLabel('Suchen nach').waitFor()
  await at('job-replace')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await page.getByRole('radio', { name: 'Kontaktbogen' }).check({ force: true })
  await page.getByRole('button', { name: /^Alle freigeben/ }).click()
  await page.getByRole('alertdialog').waitFor()
  await at('approve-all')
  await page.keyboard.press('Escape')
}
