import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './harness/open-stage.ts'
import { walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const urls = ['http://bilder.example/a.jpg', 'http://bilder.example/b.jpg']
const objects = urls.map((image_url, index) => ({ id: index, image_url }))

test('a list of 100,000 rows is previewed while it is still read, and counted', async () => {
  const { page, close } = await stage.open()
  const rows = Array.from(
    { length: 100_000 },
    (_, n) => `${n};http://bilder.example/${n}.jpg;Bild Nummer ${n}`,
  )
  await walk.chooseList(page, { name: 'viele.csv', content: `id;url;titel\n${rows.join('\n')}\n` })
  expect(await page.getByRole('cell', { name: 'http://bilder.example/4.jpg' }).count()).toBe(1)
  await page
    .getByRole('button', { name: '100.000 Bilder beschreiben · 50.000,00 €' })
    .waitFor({ timeout: 60_000 })
  await close()
})

test.each([
  ['of addresses', JSON.stringify(urls)],
  ['of objects', JSON.stringify(objects)],
  ['inside an object', JSON.stringify({ site: 'example', images: objects })],
  ['with an object a line', objects.map((object) => JSON.stringify(object)).join('\n')],
])('a JSON list %s is read, and priced', async (_shape, content) => {
  const { page, close } = await stage.open()
  await walk.chooseList(page, { name: 'bilder.json', content })
  await page.getByRole('button', { name: '2 Bilder beschreiben · 1,00 €' }).waitFor()
  await close()
})

test('JSON of another shape is told what was expected', async () => {
  const { page, close } = await stage.open()
  await walk.pickFile(page, { name: 'bilder.json', content: '{"a": 1}' })
  await page.getByRole('main').getByText('Erwartet wird eine Liste von Bildadressen').waitFor()
  await close()
})

test('a list of paths asks for the address they belong to, and the job then finds its pictures', async () => {
  const { page, close } = await stage.open()
  const start = page.getByRole('button', { name: /^1 Bild beschreiben/ })
  await walk.chooseList(page, { name: 'pfade.csv', content: 'bild_url\n/dandelion.jpg\n' })
  const address = page.getByLabel('Zu welcher Adresse gehören die Pfade?')
  await address.waitFor()
  expect(await start.isDisabled()).toBe(true)
  await address.fill(`${stage.farSide.pictures.url}/`)
  await page.getByText(`Ergibt ${stage.farSide.pictures.url}/dandelion.jpg`).waitFor()
  await start.click()
  await walk.waitForTheEnd(page)
  await close()
})
