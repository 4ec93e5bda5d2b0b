import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptFiles } from './harness/kept-files.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const toastOf = (page: Page) => page.getByRole('region', { name: /^Meldungen/ }).getByRole('listitem')
const say = (page: Page, sentence: string) => page.getByRole('main').getByText(sentence, { exact: true })

const wrongType = 'Falscher Dateityp: Bitte wähle eine JSON- oder CSV-Datei aus.'

test('a reload keeps the list with its settings until the file is removed', async () => {
  const { page, close } = await stage.open()
  await walk.chooseList(page, stage.farSide.list(3))
  await walk.chooseLanguages(page, ['Englisch'], [])
  await page.getByRole('button', { name: '3 Bilder beschreiben · 1,56 €' }).waitFor()
  await expect.poll(() => page.evaluate(keptLanguages)).toEqual([['de', 'en']])
  await page.reload()
  await page.getByRole('button', { name: '3 Bilder beschreiben · 1,56 €' }).waitFor()
  await page.getByRole('button', { name: 'list.csv entfernen' }).click()
  await expect.poll(() => page.evaluate(keptLanguages)).toEqual([])
  await page.reload()
  await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
  await close()
})

test('signing out leaves no list in the browser, and keeps language and theme', async () => {
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE' })
  await walk.signIn(page, stage.url)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await walk.chooseList(page, { name: 'geheim.csv', content: 'url\nhttp://bilder.example/1.jpg\n' })
  await page.getByRole('link', { name: 'Ergebnisse', exact: true }).first().click()
  await page.waitForURL(`${stage.url}/results`)
  await expect.poll(() => page.evaluate(keptFiles)).toEqual(['geheim.csv'])
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL(`${stage.url}/auth`)
  await expect.poll(() => page.evaluate(keptFiles)).toEqual([])
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.toSorted()).toEqual(['language', 'theme'])
  await close()
})

/** Runs in the page. */
async function keptLanguages(): Promise<string[][]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('bildwort-drafts')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const drafts = await new Promise<{ settings: { languages: string[] } }[]>((resolve, reject) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  database.close()
  return drafts.map(({ settings }) => settings.languages)
}

test('a list of 100,000 rows is previewed while it is still read, and counted', async () => {
  const { page, close } = await stage.open()
  const rows = Array.from(
    { length: 100_000 },
    (_, n) => `${n};http://bilder.example/${n}.jpg;Bild Nummer ${n}`,
  )
  await walk.chooseList(page, { name: 'viele.csv', content: `id;url;titel\n${rows.join('\n')}\n` })
  await walk.openColumns(page)
  await expect.poll(() => page.getByRole('cell', { name: 'http://bilder.example/4.jpg' }).count()).toBe(1)
  await page
    .getByRole('button', { name: '100.000 Bilder beschreiben · 50.000,00 €' })
    .waitFor({ timeout: 60_000 })
  await close()
})

test('a list of paths asks for their base address, and the job then finds its images', async () => {
  const { page, close } = await stage.open()
  const start = page.getByRole('button', { name: /^1 Bild beschreiben/ })
  await walk.chooseList(page, { name: 'pfade.csv', content: 'bild_url\n/dandelion.jpg\n' })
  const address = page.getByLabel('Zu welcher Website gehören die Pfade?')
  await address.waitFor()
  expect(await start.isDisabled()).toBe(true)
  await address.fill(`${stage.farSide.pictures.url}/`)
  await page.getByText(`Ergebnis: ${stage.farSide.pictures.url}/dandelion.jpg`).waitFor()
  await start.click()
  await walk.waitForTheEnd(page)
  await close()
})

test('there is one toast at a time, gone after 5 s', async () => {
  const { page, close } = await stage.open()
  await walk.pickFile(page, { name: 'leer.csv', content: '' })
  await toastOf(page).getByText('Die CSV-Datei ist leer.').waitFor()
  await page.getByRole('button', { name: 'Andere Datei wählen' }).click()
  const pickedAt = Date.now()
  await walk.pickFile(page, { name: 'bilder.gif', content: 'GIF' })
  await toastOf(page).getByText(wrongType).waitFor()
  expect(await toastOf(page).count()).toBe(1)
  // A mouse that rests on a toast keeps it.
  await page.mouse.move(0, 0)
  await toastOf(page).waitFor({ state: 'detached', timeout: 30_000 })
  expect(Date.now() - pickedAt).toBeGreaterThan(4_900)
  await say(page, wrongType).waitFor()
  await close()
})

test('a toast is swiped away to the right', async () => {
  const { page, close } = await stage.open()
  await walk.pickFile(page, { name: 'bilder.gif', content: 'GIF' })
  const toast = toastOf(page)
  await toast.waitFor()
  const box = await toast.boundingBox()
  if (!box) throw new Error('the toast is nowhere')
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  await page.mouse.move(x + 200, y, { steps: 4 })
  await page.mouse.up()
  // The mouse still rests where the toast was: one that had stayed would be kept by it.
  await toast.waitFor({ state: 'detached' })
  await close()
})
