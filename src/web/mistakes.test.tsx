import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp
const open = () => {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
}

afterEach(() => app.close())

const say = async (sentence: string | RegExp) => within(await screen.findByRole('main')).findByText(sentence)
const list = (images: number) =>
  `ID;URL\n${Array.from({ length: images }, (_, n) => `${n};http://bilder.example/${n}.jpg\n`).join('')}`

async function chooseList(content: string, name = 'list.csv'): Promise<void> {
  await hands.pickFile(name, content)
  await hands.findButton('Spalten ändern')
}

const wrongType = 'Falscher Dateityp: Bitte wähle eine JSON- oder CSV-Datei aus.'

test('a file of the wrong type is refused in a toast and in the page', async () => {
  open()
  await hands.pickFile('bilder.docx', 'PK')
  const said = await say(wrongType)
  await findToast(wrongType)
  // Screen readers announce the toast: the same words in the page are not announced again.
  expect(said.closest('[role=alert], [role=status], [aria-live]')).toBeNull()
  await say(/^Auch Excel-Arbeitsmappen/)
})

test('choosing images as a list says how to upload them', async () => {
  open()
  await hands.pickFile('strand.JPG', 'JFIF')
  await findToast(wrongType)
  await say(/^Hier werden Listen von Bildadressen ausgewählt/)
  expect(screen.queryByText(/Excel-Tabelle/)).toBeNull()
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
    'Diese Zeilen haben mehr Zellen als die Kopfzeile: Zeile 3, 5 der Datei.',
  ],
])('%s is refused with its reason', async (_what, name, content, reason) => {
  open()
  await hands.pickFile(name, content)
  await say(reason)
  await findToast(reason)
  await hands.press('Andere Datei wählen')
  await screen.findByText(/^Bilder oder eine Liste hierher ziehen/)
})

test('there is no third custom language, and none twice', async () => {
  open()
  await chooseList(list(2))
  await hands.press(/^Sprachen /)
  for (const name of ['Plattdeutsch', 'plattdeutsch']) {
    await hands.fill('Weitere Sprache', name)
    await hands.press('Hinzufügen')
  }
  await screen.findByText(/„plattdeutsch“ ist schon gewählt/i)
  const field = await hands.fill('Weitere Sprache', 'Niederländisch')
  fireEvent.keyDown(field, { key: 'Enter' })
  await say('Mehr als 2 eigene Sprachen sind nicht möglich.')
  expect(field.disabled).toBe(true)
  expect((await hands.findButton('Hinzufügen')).disabled).toBe(true)
  await hands.press('Plattdeutsch entfernen')
  await waitFor(() => expect(field.disabled).toBe(false))
})

test('an own prompt that is empty holds the start back', async () => {
  open()
  await chooseList(list(2))
  const start = await hands.findButton(/^2 Bilder beschreiben/)
  await waitFor(() => expect(start.disabled).toBe(false))
  await hands.press(/^Prompt /)
  await hands.choose('radio', /^Eigener Prompt/)
  await waitFor(() => expect(start.disabled).toBe(true))
  const field = await hands.fill(/^Ihr Prompt/, '   ')
  await waitFor(() => expect(field.value).toBe('   '))
  expect(start.disabled).toBe(true)
  await hands.fill(/^Ihr Prompt/, 'Nur Farben nennen.')
  await waitFor(() => expect(start.disabled).toBe(false))
})

test('a number of images that is none becomes 10', async () => {
  open()
  await chooseList(list(25))
  await hands.press(/^Anzahl /)
  await hands.choose('radio', /^Eigene Anzahl/)
  const field = await screen.findByLabelText<HTMLInputElement>(/^Höchstzahl der Bilder/)
  expect(field.value).toBe('10')
  fireEvent.change(field, { target: { value: '7' } })
  await hands.findButton(/^7 Bilder beschreiben/)
  fireEvent.change(field, { target: { value: '' } })
  await hands.findButton(/^10 Bilder beschreiben/)
  fireEvent.focusOut(field)
  await waitFor(() => expect(field.value).toBe('10'))
  await say('Die ersten 10 Bilder der Liste werden verarbeitet.')
})

const urls = ['http://bilder.example/a.jpg', 'http://bilder.example/b.jpg']
const objects = urls.map((image_url, index) => ({ id: index, image_url }))

test.each([
  ['of addresses', JSON.stringify(urls)],
  ['of objects', JSON.stringify(objects)],
  ['inside an object', JSON.stringify({ site: 'example', images: objects })],
  ['with an object a line', objects.map((object) => JSON.stringify(object)).join('\n')],
])('a JSON list %s is read, and priced', async (_shape, content) => {
  open()
  await chooseList(content, 'bilder.json')
  await hands.findButton('2 Bilder beschreiben · 1,00 €')
})

test('JSON of another shape is refused with the expected shape', async () => {
  open()
  await hands.pickFile('bilder.json', '{"a": 1}')
  await say(/Erwartet wird eine Liste von Bildadressen/)
})

test.each([
  [{ hasApiKeys: true }, /^Es sind keine KI-Schlüssel eingerichtet\./],
  [{ hasApiKeys: true, areKeysRefused: true as const }, /^Der KI-Dienst lehnt die Schlüssel ab/],
])('without a key that can be used the page says why: %o', async (status, said) => {
  open()
  app.server.answers(apiKeysStatus, { anthropic: false, openai: false })
  app.server.answers(userApiKeyStatus, status)
  await say(said)
})
