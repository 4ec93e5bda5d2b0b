import type { At, TourGround } from './tour-ground.ts'

const jobList = /\/api\/jobs\?/

/** The results, before anything was done and afterwards. */
export const tourResults = {
  async empty({ page, url }: TourGround, at: At): Promise<void> {
    // Whoever took the tour before left jobs behind.
    await page.route(jobList, (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }))
    await page.goto(`${url}/results`)
    await page.getByRole('heading', { name: 'Noch keine Ergebnisse' }).waitFor()
    await at('results-empty')
    await page.unroute(jobList)
    await page.goto(url)
    await page.getByText('Datei hierher ziehen').waitFor()
  },

  /** The newest job that is completed is looked into. */
  async full({ page, url }: TourGround, at: At): Promise<void> {
    await page.goto(`${url}/results`)
    await page.getByRole('list', { name: 'Ihre Aufträge' }).waitFor()
    await at('results')
    await page.getByRole('link', { name: 'Details zu media-export.csv' }).first().click()
    await page.getByRole('list', { name: 'Bilder und ihre Texte' }).waitFor()
    await page.getByRole('button', { name: 'cocker-spaniels.jpg' }).waitFor()
    await at('job')
    await page.getByRole('button', { name: 'cocker-spaniels.jpg' }).click()
    await page.getByRole('dialog').getByText('Adresse des Bildes').waitFor()
    await at('panel')
    await page.getByRole('dialog').getByRole('tab', { name: 'Tschechisch' }).click()
    await at('panel-czech')
    await page.keyboard.press('Escape')
  },
}
