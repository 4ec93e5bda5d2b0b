import type { FarSide } from './far-side.ts'
import type { At, TourGround } from './tour-ground.ts'
import { walk } from './walk.ts'

const quickMs = 300
/** Some images are done soon, the last one late enough to check the running job in all modes. */
const spreadMs: [number, number] = [quickMs, 30_000]

/** The states of a running job, from a list whose options are chosen. */
export const tourJobs = {
  /** One job that is stopped, and one that completes. */
  async run({ page, farSide }: TourGround, at: At): Promise<void> {
    farSide.ai.set({ latencyMs: spreadMs })
    await walk.start(page)
    await walk.waitForImages(page, 3)
    await at('processing')

    await page.getByRole('button', { name: 'Stoppen' }).click()
    await page.getByRole('heading', { name: 'Wird gestoppt …' }).waitFor()
    await at('stopping')
    farSide.ai.set({ latencyMs: quickMs })
    await page.getByRole('link', { name: 'CSV herunterladen' }).waitFor({ timeout: 180_000 })
    await at('stopped')

    await page.getByRole('button', { name: 'Andere Datei verarbeiten' }).click()
    await walk.chooseList(page, await walk.photographs(farSide))
    await walk.openColumns(page)
    await page.getByLabel('Kontextspalte').selectOption({ label: 'Kontext' })
    await walk.chooseLanguages(page, ['Englisch', 'Tschechisch'], ['Plattdeutsch'])
    await walk.start(page)
    await walk.waitForTheEnd(page)
    await at('completed')
    await page.getByRole('button', { name: 'Andere Datei verarbeiten' }).click()
  },

  /** A job whose images all fail. */
  async fail({ page, farSide }: TourGround, at: At): Promise<void> {
    const rows = ['nirgends', 'nirgendwo', 'fort'].map((name) => `${farSide.pictures.url}/${name}.jpg\n`)
    await walk.chooseList(page, { name: 'verschwunden.csv', content: `Bildadresse\n${rows.join('')}` })
    await page.getByRole('button', { name: /^3 Bilder beschreiben/ }).click()
    await page.getByRole('button', { name: 'Zurück zur Spaltenauswahl' }).waitFor({ timeout: 60_000 })
    await at('failed')
  },

  /** A job whose provider is overloaded. */
  async pause({ page, url, farSide }: TourGround, at: At): Promise<void> {
    overload(farSide)
    await page.goto(url)
    await walk.chooseList(page, farSide.list(12))
    await walk.start(page)
    await page.getByRole('heading', { name: 'Die Verarbeitung pausiert' }).waitFor({ timeout: 60_000 })
    await at('paused')
    await page.getByRole('button', { name: 'Stoppen' }).click()
  },
}

function overload({ ai }: FarSide): void {
  ai.set({ faults: [{ status: 529, retryAfterSeconds: 120 }] })
}
