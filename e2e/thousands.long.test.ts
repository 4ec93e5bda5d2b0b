import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CountedHands, countedHands } from './harness/counted-hands.ts'
import type { Hands } from './harness/hands.ts'
import { hasFocus } from './harness/keys.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { readDownload } from './harness/walk.ts'

/** A shop's images, of which two of five have a text that nobody would accept. */
const images = Number(process.env.IMAGES ?? 5_000)
const weak = (images * 2) / 5
const patienceMs = 300_000
const corrected = 'Zwei Becher auf einem Tisch'

const second = (page: Page) => page.getByRole('button', { name: /^2 · / })

let stage: Stage

beforeAll(async () => {
  stage = await openStage({ CONCURRENCY: '24' })
  stage.farSide.ai.set({ latencyMs: 5 })
})

afterAll(() => stage?.close())

test.for(['mouse', 'keyboard'] as const)(
  'of 5,000 images with texts the weak 2,000 are described, corrected, approved and put back into the list: by %s',
  { timeout: 900_000 },
  async (kind) => {
    const { page, complaints, close } = await stage.open({ acceptDownloads: true })
    page.setDefaultTimeout(images > 100 ? 60_000 : 8_000)
    const hands = countedHands(page, kind)
    const step = createStopwatch(hands, kind)
    const list = shopOf(images)

    await step('choose the list and start', () => start(page, hands, list))
    await step('until they are described', () =>
      page
        .getByRole('heading', { name: new RegExp(`^${dotted(weak)} Bilder beschrieben$`) })
        .waitFor({ timeout: patienceMs }),
    )
    await step('to the job, described ones only', () => openDescribed(page, hands))
    await step('find and replace', () => replace(page, hands))
    await step('approve all', () => approve(page, hands))
    await step('correct one', () => correct(page, hands))
    await step('translate the correction', () => translate(page, hands))
    const ready = await step('take the list', () => takeList(page, hands))

    expectFilled(ready, list)
    expect(complaints).toEqual([])
    await close()
  },
)

async function start(page: Page, hands: Hands, list: string): Promise<void> {
  const file = page.getByLabel('Liste mit Bildadressen (CSV, JSON oder Excel)')
  await hands.pickFile(file, { name: 'products_export.csv', content: list })
  await page.getByText('Shopify').first().waitFor()
  await hands.press(page.getByRole('button', { name: /^Anzahl / }))
  await page
    .getByText(
      `${dotted(images)} Bilder haben schon einen Alternativtext, ${dotted(weak)} davon sind schwach.`,
    )
    .waitFor()
  await hands.choose(page.getByRole('radio', { name: /^Bilder ohne oder mit schwachem Alternativtext/ }))
  await page.getByRole('button', { name: /^Anzahl .*Bilder ohne guten Alternativtext/ }).waitFor()
  await hands.press(page.getByRole('button', { name: /^Sprachen / }))
  await hands.tick(page.getByRole('checkbox', { name: 'Englisch' }))
  await hands.press(page.getByRole('button', { name: new RegExp(`^${dotted(weak)} Bilder beschreiben · `) }))
}

async function openDescribed(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Auftrag öffnen' }))
  await hands.press(page.getByRole('button', { name: 'Filter', exact: true }))
  await hands.select(page.getByLabel('Status', { exact: true }), 'Beschrieben')
  await page.getByText(`${dotted(weak)} Bilder`, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
}

async function replace(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Alle bearbeiten' }))
  await hands.press(page.getByRole('button', { name: 'Suchen und ersetzen …' }))
  const dialog = page.getByRole('dialog', { name: 'Suchen und ersetzen' })
  await hands.type(dialog.getByLabel('Suchen nach'), 'überwiegend')
  await hands.type(dialog.getByLabel('Ersetzen durch'), 'meist')
  await hands.press(dialog.getByRole('button', { name: 'Vorschau' }))
  await hands.press(dialog.getByRole('button', { name: `In ${dotted(weak)} Bildern ersetzen` }))
  await page
    .getByText(`Texte von ${dotted(weak)} Bildern geändert`)
    .first()
    .waitFor({ timeout: patienceMs })
}

async function approve(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Alle freigeben …' }))
  const question = page.getByRole('alertdialog')
  await hands.press(question.getByRole('button', { name: `${dotted(weak)} Bilder freigeben` }))
  await page
    .getByText(`${dotted(weak)} Bilder freigegeben`)
    .first()
    .waitFor({ timeout: patienceMs })
}

async function correct(page: Page, hands: Hands): Promise<void> {
  await hands.press(second(page))
  const panel = page.getByRole('dialog')
  await hands.type(panel.getByRole('textbox', { name: /^Alternativtext/ }), corrected)
  await page.keyboard.press('Enter')
  await panel.getByText('Gespeichert').first().waitFor()
}

async function translate(page: Page, hands: Hands): Promise<void> {
  const panel = page.getByRole('dialog')
  await hands.press(panel.getByRole('button', { name: /^Änderung übersetzen · / }))
  await hands.press(panel.getByRole('button', { name: 'Übernehmen', exact: true }))
  await panel.getByRole('button', { name: 'Freigeben', exact: true }).waitFor()
  const jobId = new URL(page.url()).pathname.split('/').at(-1)
  const { images: shown } = await (await page.request.get(`${stage.url}/api/jobs/${jobId}?limit=2`)).json()
  expect(shown[1]).toMatchObject({ altText: corrected, outdated: [], proposal: null, approved: false })
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(second(page))).toBe(true)
}

async function takeList(page: Page, hands: Hands): Promise<string> {
  const download = page.waitForEvent('download')
  await hands.press(page.getByRole('link', { name: /^Bereit zum Import in Shopify/ }).first())
  return await readDownload(await download)
}

/** Good texts are untouched, weak ones replaced, and all else is the same as before. */
function expectFilled(ready: string, list: string): void {
  const [before, after] = [rowsOf(list), rowsOf(ready)]
  expect(after).toHaveLength(images)
  for (const [n, row] of after.entries()) {
    const { 'Image Alt Text': text, ...rest } = row
    const { 'Image Alt Text': former, ...same } = before[n]!
    expect(rest).toEqual(same)
    if (n === 1) expect(text).toBe(corrected)
    else if (isWeak(n)) expect(text).toMatch(/, meist in /)
    else expect(text).toBe(former)
  }
}

const isWeak = (n: number) => n % 5 === 1 || n % 5 === 3

/** As Shopify exports them. */
function shopOf(count: number): string {
  const weakTexts = ['IMG_2034.JPG', 'Bild von zwei Hunden', 'Pinsel', 'becher-blau.jpg']
  const rows = Array.from({ length: count }, (_, n) => {
    const alt = isWeak(n)
      ? weakTexts[n % weakTexts.length]
      : `Becher aus blauem Steinzeug mit zwei Henkeln und der Aufschrift „Sommer ${n + 1}“`
    const address = `${stage.farSide.pictures.url}/generated/${n + 1}.jpg?width=64&height=48`
    return `becher-${n + 1},Becher ${n + 1},"<p>Steinzeug, 300 ml.</p>",Kern,${address},1,${alt},active`
  })
  return `Handle,Title,Body (HTML),Vendor,Image Src,Image Position,Image Alt Text,Status\n${rows.join('\n')}\n`
}

function rowsOf(csv: string): Array<Record<string, string>> {
  const text = csv.replace(/^\ufeff/, '')
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
}

const dotted = (count: number) => new Intl.NumberFormat('de-DE').format(count)

/** Prints how many actions and seconds each part takes. */
function createStopwatch(hands: CountedHands, kind: string) {
  return async <T>(name: string, part: () => Promise<T>): Promise<T> => {
    const [actions, began] = [hands.actions(), performance.now()]
    const result = await part()
    const seconds = (performance.now() - began) / 1_000
    console.log(`${kind}: ${name}: ${hands.actions() - actions} actions, ${seconds.toFixed(1)} s`)
    return result
  }
}
