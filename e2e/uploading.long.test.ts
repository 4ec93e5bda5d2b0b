import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyPicture, writeArchive } from './harness/draw-picture.ts'
import { dropFiles } from './harness/drop-files.ts'
import { type Hands, keyboard, mouse, touch } from './harness/hands.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { readAltText, readAltTextByExiftool, unzip } from './harness/read-back.ts'
import { speak } from './harness/speak.ts'
import { startRoughProxy } from './harness/start-rough-proxy.ts'
import { readDownloadedFile, walk } from './harness/walk.ts'

/** Of a test, on a machine that does other things, too. */
const patienceMs = 600_000
const photographs = fileURLToPath(import.meta.resolve('#stand-ins/pictures/photographs'))
const edited = 'alpine-path.jpg'
const names = [
  edited,
  'autumn-mountains.jpg',
  'chart-visitors.png',
  'cocker-spaniels.jpg',
  'cocker-spaniels.webp',
  'dandelion.png',
  'drum-and-table.jpg',
  'fig-in-red-bowl.jpg',
  'forest-stream.jpg',
  'forest-stream.tiff',
  'hilltop-sunset.jpg',
  'paint-brushes.jpg',
]

let stage: Stage
let scratch: string
let folder: string

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'bildwort-uploading-'))
  folder = makeFolder('Reise')
  stage = await openStage()
})

afterAll(async () => {
  await stage?.close()
  rmSync(scratch, { recursive: true, force: true })
})

const german = {
  pictures: 'Bilder hochladen',
  folder: 'Ordner hochladen',
  uploaded: 'Ihre 12 Bilder sind hochgeladen und werden einen Tag lang aufbewahrt.',
  wall: 'Die ersten 12 Bilder der Liste',
  start: '12 Bilder beschreiben · 6,00 €',
  done: '12 Bilder beschrieben',
  openJob: 'Auftrag öffnen',
  images: 'Bilder und ihre Texte',
  altText: /^Alternativtext/,
  saved: 'Gespeichert',
  formats: 'Weitere Formate',
  zip: 'Bilder mit ihren Texten (ZIP) herunterladen',
  corrected: 'Zwei Cockerspaniel laufen über eine Wiese',
}

const english: typeof german = {
  pictures: 'Upload images',
  folder: 'Upload a folder',
  uploaded: 'Your 12 images are uploaded and kept for a day.',
  wall: 'The first 12 images in the list',
  start: 'Describe 12 images · €6.00',
  done: '12 images described',
  openJob: 'Open job',
  images: 'Images and their texts',
  altText: /^Alt text/,
  saved: 'Saved',
  formats: 'More formats',
  zip: 'Download images with their texts (ZIP)',
  corrected: 'Two cocker spaniels run across a meadow',
}

const wide = { viewport: { width: 1_440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test.for([
  ['dropped on a desktop, in German', german, mouse, wide, (page: Page) => dropFiles(page, [folder])],
  [
    'chosen on a phone, in English',
    english,
    touch,
    phone,
    (page: Page) => page.getByLabel(english.pictures).setInputFiles(names.map((name) => join(folder, name))),
  ],
  [
    'chosen with the keyboard alone, in German',
    german,
    keyboard,
    wide,
    async (page: Page, hands: Hands) => {
      const chooser = page.waitForEvent('filechooser')
      await hands.press(page.getByLabel(german.folder))
      await (await chooser).setFiles(folder)
    },
  ],
] as const)(
  'twelve photographs come back with their texts in them: %s',
  { timeout: patienceMs },
  async ([_, words, handsOf, screen, give]) => {
    const { page, complaints, close } = await stage.open({ ...screen, acceptDownloads: true })
    page.setDefaultTimeout(120_000)
    const hands = handsOf(page)
    if (words === english) await speak(page, 'en')
    await give(page, hands)

    await page.getByText(words.uploaded).waitFor()
    const wall = page.getByRole('list', { name: words.wall })
    await expect.poll(() => shownPictures(wall)).toBe(12)
    await hands.press(page.getByRole('button', { name: words.start.replace(' €', '\u00a0€') }))
    await page.getByRole('heading', { name: words.done }).waitFor({ timeout: 300_000 })

    await hands.press(page.getByRole('link', { name: words.openJob }))
    const images = page.getByRole('list', { name: words.images })
    await hands.press(images.getByRole('button', { name: edited }).first())
    const panel = page.getByRole('dialog')
    await hands.type(panel.getByRole('textbox', { name: words.altText }), words.corrected)
    await page.keyboard.press('Enter')
    await panel.getByText(words.saved).first().waitFor()
    await page.keyboard.press('Escape')

    const download = page.waitForEvent('download')
    await hands.press(page.getByRole('button', { name: words.formats }))
    await hands.press(page.getByRole('link', { name: words.zip }))
    await expectTexts(await readDownloadedFile(await download), words)

    if (words === english) await speak(page, 'de')
    expect(complaints).toEqual([])
    await close()
  },
)

test('an archive of 200 pictures and the list that names them are dropped together', {
  timeout: patienceMs,
}, async () => {
  const { page, complaints, close } = await stage.open({ acceptDownloads: true })
  page.setDefaultTimeout(120_000)
  const numbers = Array.from({ length: 200 }, (_, n) => n + 1)
  const archive = join(scratch, 'scans.zip')
  await writeArchive(archive, numbers)
  const list = join(scratch, 'museum.csv')
  writeFileSync(list, `Inventar;Datei\n${numbers.map((n) => `M-${n};SCAN_${n}.JPG`).join('\n')}\n`)
  await dropFiles(page, [archive, list])

  await page.getByRole('heading', { name: 'museum.csv' }).waitFor()
  await page.getByText('Ihre 200 Bilder sind hochgeladen und werden einen Tag lang aufbewahrt.').waitFor()
  await page.getByRole('button', { name: '200 Bilder beschreiben · 100,00\u00a0€' }).click()
  await page.getByRole('heading', { name: '200 Bilder beschrieben' }).waitFor({ timeout: 300_000 })
  const lines = (await walk.download(page, 'CSV herunterladen')).trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(';').slice(0, 2))).toEqual(
    numbers.map((n) => [`M-${n}`, `SCAN_${n}.JPG`]),
  )
  expect(complaints).toEqual([])
  await close()
})

test('what the line cut off is sent again by itself', { timeout: patienceMs }, async () => {
  const proxy = await startRoughProxy({ host: '127.0.0.1', port: Number(new URL(stage.url).port) })
  const { page, close } = await stage.open()
  page.setDefaultTimeout(120_000)
  await page.goto(`http://127.0.0.1:${proxy.port}`)
  let sent = 0
  page.on('request', (request) => {
    if (isPicture(request)) sent += 1
    if (sent === 3) proxy.cut()
  })
  await page.getByLabel(german.folder).setInputFiles(makeFolder('Herbst'))
  await page.getByText(german.uploaded).waitFor()
  expect(sent).toBeGreaterThan(12)
  await close()
  await proxy.close()
})

test('after a reload only what is missing is sent', { timeout: patienceMs }, async () => {
  const { page, complaints, close } = await stage.open()
  page.setDefaultTimeout(120_000)
  const winter = makeFolder('Winter')
  let sent = 0
  // After the fifth nothing arrives any more.
  await page.route(pictureCalls, async (route) => {
    sent += 1
    if (sent <= 5) await route.continue()
  })
  await page.getByLabel(german.folder).setInputFiles(winter)
  await page.getByText(/^5 von 12 Dateien/).waitFor()

  // In this order: without the route, what it holds would arrive.
  await page.reload()
  await page.unroute(pictureCalls)
  sent = 0
  page.on('request', (request) => {
    if (isPicture(request)) sent += 1
  })
  await page.getByLabel(german.folder).setInputFiles(winter)
  await page.getByText(german.uploaded).waitFor()
  expect(sent).toBe(7)
  expect(complaints).toEqual([])
  await close()
})

test('of several files one is cancelled, and a copied picture is pasted', {
  timeout: patienceMs,
}, async () => {
  const { page, complaints, close } = await stage.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  page.setDefaultTimeout(120_000)
  const letGo = Promise.withResolvers<void>()
  await page.route(pictureCalls, async (route) => {
    await letGo.promise
    await route.continue().catch(() => {})
  })
  await page.getByLabel(german.folder).setInputFiles(makeFolder('Ostern'))
  const cancel = page.getByRole('button', { name: `Ostern/${edited} nicht hochladen` })
  await cancel.click()
  await cancel.waitFor({ state: 'detached' })
  letGo.resolve()
  await page.getByText('Ihre 11 Bilder sind hochgeladen und werden einen Tag lang aufbewahrt.').waitFor()
  await page.getByRole('button', { name: 'Ostern.csv entfernen' }).click()

  await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
  await page.evaluate(copyPicture)
  await page.keyboard.press('ControlOrMeta+v')
  await page.getByText('Ihr Bild ist hochgeladen und wird einen Tag lang aufbewahrt.').waitFor()
  expect(complaints).toEqual([])
  await close()
})

/** Twelve photographs on the disk. No two folders have the same file, because the product would know it and not want it again. */
function makeFolder(name: string): string {
  const made = join(scratch, name)
  mkdirSync(made)
  for (const file of names)
    writeFileSync(join(made, file), Buffer.concat([readFileSync(join(photographs, file)), Buffer.from(name)]))
  return made
}

/** Every file is there with an alt text in its XMP, and one has the correction. */
async function expectTexts(zip: Buffer, { corrected }: typeof german): Promise<void> {
  const files = new Map([...(await unzip(zip))].map(([path, file]) => [basename(path), file]))
  expect([...files.keys()].toSorted()).toEqual(names)
  for (const [name, file] of files) {
    const text = await readAltText(file)
    expect(text, name).toMatch(name === edited ? corrected : /\p{L}{3}/u)
    const path = join(scratch, name)
    writeFileSync(path, file)
    expect((await readAltTextByExiftool(path)) ?? text, name).toBe(text)
  }
}

/** How many of them show a picture that has loaded. */
function shownPictures(items: Locator): Promise<number> {
  return items
    .locator('img')
    .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
}

const pictureCalls = /\/pictures$/
const isPicture = (request: Request) => pictureCalls.test(request.url())
