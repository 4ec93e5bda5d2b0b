import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('a file of the wrong type is refused in a toast and in the page', async () => {
  const { page, close } = await stage.open()
  await walk.pickFile(page, { name: 'bilder.xlsx', content: 'PK' })
  await say(page, wrongType).waitFor()
  await toastOf(page).getByText(wrongType, { exact: true }).waitFor()
  await close()
})

test.each([
  ['an empty CSV', 'leer.csv', '', 'Die CSV-Datei ist leer.'],
  ['a CSV of spaces', 'leer.csv', '\uFEFF \r\n \r\n', 'Die CSV-Datei ist leer.'],
  [
    'broken JSON',
    'kaputt.json',
    '[{"url": "http://a/b.jpg",\n ]',
    'Die Datei ist kein gültiges JSON (Zeile 2, Spalte 2).',
  ],
  [
    'a CSV with surplus cells',
    'breit.csv',
    'id;url\n1;http://a/b.jpg\n2;x;y\n3;z\n4;x;y;z\n',
    'Diese Zeilen haben mehr Zellen als die Kopfzeile: 3, 5.',
  ],
])('%s is refused with its reason', async (_what, name, content, reason) => {
  const { page, close } = await stage.open()
  await walk.pickFile(page, { name, content })
  await say(page, reason).waitFor()
  await toastOf(page).getByText(reason, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Andere Datei wählen' }).click()
  await page.getByText('Datei hierher ziehen').waitFor()
  await close()
})

test('there is no third custom language, and none twice', async () => {
  const { page, close } = await stage.open()
  const field = page.getByLabel('Weitere Sprache')
  await walk.chooseList(page, stage.farSide.list(2))
  await walk.chooseLanguages(page, [], ['Plattdeutsch', 'plattdeutsch'])
  await page.getByText(/„plattdeutsch“ ist schon gewählt/i).waitFor()
  await field.fill('Niederländisch')
  await field.press('Enter')
  await say(page, 'Mehr als 2 eigene Sprachen sind nicht möglich.').waitFor()
  expect(await field.isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Hinzufügen' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Plattdeutsch entfernen' }).click()
  expect(await field.isEnabled()).toBe(true)
  await close()
})

test('an own prompt that is empty holds the start back', async () => {
  const { page, close } = await stage.open()
  const start = page.getByRole('button', { name: /^2 Bilder beschreiben/ })
  await walk.chooseList(page, stage.farSide.list(2))
  await expect.poll(() => start.isEnabled()).toBe(true)
  await page.getByRole('radio', { name: 'Eigener Prompt' }).check()
  expect(await start.isDisabled()).toBe(true)
  await page.getByLabel('Ihr Prompt').fill('   ')
  expect(await start.isDisabled()).toBe(true)
  await page.getByLabel('Ihr Prompt').fill('Nur Farben nennen.')
  expect(await start.isEnabled()).toBe(true)
  await close()
})

test('a number of images that is none becomes 10', async () => {
  const { page, close } = await stage.open()
  await walk.chooseList(page, stage.farSide.list(25))
  await page.getByRole('radio', { name: 'Eigene Anzahl' }).check()
  const field = page.getByLabel('Höchstens so viele Bilder')
  expect(await field.inputValue()).toBe('10')
  await field.fill('7')
  await page.getByRole('button', { name: /^7 Bilder beschreiben/ }).waitFor()
  await field.fill('')
  await page.getByRole('button', { name: /^10 Bilder beschreiben/ }).waitFor()
  await field.blur()
  expect(await field.inputValue()).toBe('10')
  await say(page, 'Die ersten 10 Bilder der Liste werden verarbeitet.').waitFor()
  await close()
})

test('there is one toast at a time, gone after 5 s', async () => {
  const { page, close } = await stage.open()
  await walk.pickFile(page, { name: 'leer.csv', content: '' })
  await toastOf(page).getByText('Die CSV-Datei ist leer.').waitFor()
  await page.getByRole('button', { name: 'Andere Datei wählen' }).click()
  await walk.pickFile(page, { name: 'bilder.gif', content: 'GIF' })
  await toastOf(page).getByText(wrongType).waitFor()
  const shownAt = Date.now()
  expect(await toastOf(page).count()).toBe(1)
  // A mouse that rests on a toast keeps it.
  await page.mouse.move(0, 0)
  await toastOf(page).waitFor({ state: 'detached', timeout: 30_000 })
  expect(Date.now() - shownAt).toBeGreaterThan(4_000)
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
  await toast.waitFor({ state: 'detached', timeout: 3_000 })
  await close()
})
