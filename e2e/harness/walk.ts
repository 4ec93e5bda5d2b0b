import type { Download, Page } from 'playwright-core'
import { filledMediaExport } from '#stand-ins/pictures/filled-media-export.ts'
import type { FarSide } from './far-side.ts'
import { adminPassword } from './start-product.ts'

export interface NamedFile {
  name: string
  content: string | Buffer
}

/** The steps of the main story, on the German screens. */
export const walk = {
  /** The list of photographs. */
  async photographs({ pictures }: FarSide): Promise<NamedFile> {
    return { name: 'media-export.csv', content: await filledMediaExport(pictures.url) }
  },

  async signIn(page: Page, url: string): Promise<void> {
    await page.goto(url)
    await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('admin')
    await page.getByLabel('Passwort', { exact: true }).fill(adminPassword)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
  },

  async pickFile(page: Page, { name, content }: NamedFile): Promise<void> {
    const buffer = Buffer.from(content)
    await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer })
  },

  async chooseList(page: Page, list: NamedFile): Promise<void> {
    await walk.pickFile(page, list)
    await page.getByRole('button', { name: 'Spalten ändern' }).waitFor()
  },

  /** Expands a setting that is collapsed to one line. */
  async open(page: Page, setting: 'Anzahl' | 'Sprachen' | 'Prompt' | 'Format'): Promise<void> {
    const line = page.getByRole('button', { name: new RegExp(`^${setting} `) })
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
  },

  async openColumns(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Spalten ändern' }).click()
    await page.getByLabel('Kontextspalte').waitFor()
  },

  async chooseLanguages(page: Page, names: string[], custom: string[]): Promise<void> {
    await walk.open(page, 'Sprachen')
    for (const name of names) await page.getByRole('checkbox', { name }).check()
    for (const name of custom) {
      // The languages of the last job are remembered.
      if (await page.getByRole('button', { name: `${name} entfernen` }).isVisible()) continue
      await page.getByLabel('Weitere Sprache').fill(name)
      await page.getByRole('button', { name: 'Hinzufügen' }).click()
    }
  },

  async start(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^\d+ Bilder beschreiben · / }).click()
    // A short job may end before it can be stopped.
    const stop = page.getByRole('button', { name: 'Stoppen' })
    await stop.or(walk.theEnd(page)).first().waitFor()
  },

  /** Waits until the page shows this many images of the running job, at most six. */
  async waitForImages(page: Page, count: number): Promise<void> {
    const files = page.getByRole('list', { name: 'Zuletzt verarbeitet' }).getByRole('listitem')
    await files.nth(count - 1).waitFor({ timeout: 60_000 })
  },

  theEnd: (page: Page) =>
    page.getByRole('heading', { name: /^[\d.]+ (von [\d.]+ )?Bild(er|ern)? beschrieben$/ }),

  async waitForTheEnd(page: Page): Promise<void> {
    await walk.theEnd(page).waitFor({ timeout: 90_000 })
  },

  async download(
    page: Page,
    name: 'CSV herunterladen' | 'JSON herunterladen' | 'Meine Daten herunterladen',
  ): Promise<string> {
    const download = page.waitForEvent('download')
    const link = page.getByRole('link', { name }).first()
    const menu = page.getByRole('button', { name: 'Weitere Formate' })
    await link.or(menu).first().waitFor()
    // All formats but the first are in a menu.
    if (!(await link.isVisible())) await menu.click()
    await link.click()
    return await readDownload(await download)
  },
}

export async function readDownload(download: Download): Promise<string> {
  return (await readDownloadedFile(download)).toString('utf8')
}

export async function readDownloadedFile(download: Download): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks)
}
