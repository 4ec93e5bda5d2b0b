import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import type { At, TourGround } from './tour-ground.ts'
import { walk } from './walk.ts'

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
})
const pictures = ['dandelion.heic', 'forest-stream.jpg', 'paint-brushes.avif'].map((name) =>
  file(name, readFileSync(new URL(import.meta.resolve(`#stand-ins/pictures/photographs/${name}`)))),
)
const letter = file('brief.docx', 'PK')
const empty = file('leer.jpg', 'no picture')
const list = file('museum.csv', 'Nr;Foto\n1;forest-stream.jpg\n2;turm.jpg\n')
const calls = /\/picture-sets\/[^/]+\/pictures$/

/** From chosen pictures to the files with their texts. */
export async function tourPictures({ page, url }: TourGround, at: At): Promise<void> {
  await page.goto(url)
  // First, because pictures that the server knows are not sent.
  await page.route(calls, refuse)
  await choose(page, pictures)
  await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor()
  await at('pictures-refused')
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Andere Dateien wählen' }).click()

  const held = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await held.promise
    await route.continue()
  })
  await choose(page, [...pictures, letter])
  await page.getByRole('button', { name: 'forest-stream.jpg nicht hochladen' }).waitFor()
  await at('pictures-sending')
  held.resolve()
  await page.getByText('1 Datei wird ausgelassen').waitFor()
  await at('pictures-left-out')
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Andere Dateien wählen' }).click()

  await choose(page, [empty, letter])
  await page.getByText('Es ist kein Bild dabei, das beschrieben werden kann.').waitFor()
  await at('pictures-none')
  await page.getByRole('button', { name: 'Andere Dateien wählen' }).click()

  await choose(page, [...pictures, list])
  await page.getByText(/^1 Datei der Liste fehlt/).waitFor()
  await at('pictures-of-list')
  await page.getByRole('button', { name: 'museum.csv entfernen' }).click()

  await choose(page, pictures)
  await page.getByText('Ihre 3 Bilder sind hochgeladen und werden einen Tag lang aufbewahrt.').waitFor()
  await at('pictures-options')
  await walk.start(page)
  await walk.waitForTheEnd(page)
  await page.getByRole('link', { name: 'Auftrag öffnen' }).click()
  await page.getByRole('button', { name: 'Weitere Formate' }).first().click()
  await page.getByRole('link', { name: 'Bilder mit ihren Texten (ZIP) herunterladen' }).waitFor()
  await at('pictures-download')
  await page.keyboard.press('Escape')
}

function choose(page: Page, files: ReturnType<typeof file>[]): Promise<void> {
  return page.getByLabel('Bilder hochladen').setInputFiles(files)
}

async function refuse(route: Route): Promise<void> {
  const details = { rows: 1, maxRows: 2, megabytes: 5_000, maxMegabytes: 5_000 }
  await route.fulfill({ status: 409, json: { code: 'quota_reached', message: 'Voll.', ...details } })
}
