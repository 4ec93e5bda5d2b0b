import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { refusals } from '#contract/refusals.ts'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { admin, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('the upload page loads with the reasons that block a start: nothing moves when they are known', async () => {
  app = openApp('/', { who: admin() })
  app.server.answers(apiKeysStatus, { anthropic: false, openai: false })
  app.server.answers(userApiKeyStatus, { hasApiKeys: false })
  const answer = app.server.delays(userApiKeyStatus)
  await within(await screen.findByRole('main')).findByRole('status')
  expect(screen.queryByLabelText('Liste mit Bildadressen (CSV, JSON oder Excel)')).toBeNull()
  answer()
  await screen.findByLabelText('Liste mit Bildadressen (CSV, JSON oder Excel)')
  screen.getByText(refusals.no_api_keys.de)
})

test('a user who waits for a key reads so without alarm, sees a finished job, and can check a list', async () => {
  app = openApp('/', { who: user() })
  app.server.answers(userApiKeyStatus, { hasApiKeys: false })
  await screen.findByRole('heading', { name: 'Ihr Konto wartet auf die Freischaltung' })
  expect(screen.queryByRole('alert')).toBeNull()
  const sample = await screen.findByRole('region', { name: 'So sieht ein fertiger Auftrag aus' })
  expect(within(sample).getAllByRole('listitem')).toHaveLength(5)
  await hands.press('Liste wählen')
  await hands.pickFile('bilder.csv', 'url\nhttps://example.org/1.jpg\nhttps://example.org/2.jpg\n')
  await hands.findButton(/^2 Bilder beschreiben · 1,00 €/)
})

test('a change of the price is announced to screen readers, the first price is not', async () => {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  await hands.pickFile('list.csv', 'url\nhttp://bilder.example/1.jpg\nhttp://bilder.example/2.jpg\n')
  await hands.findButton(/^2 Bilder beschreiben/)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(said().join()).not.toContain('Preis geändert')
  await hands.press(/^Sprachen /)
  for (const name of ['Englisch', 'Italienisch']) await hands.choose('checkbox', name)
  await waitFor(() => expect(said()).toContain('Preis geändert: 1,08 €'))
})

test('the choice of a sheet leaves the focus on the list, also where the sheet can not be read', async () => {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  const rows = [['url'], ['http://bilder.example/1.jpg']]
  const sheets = [
    { name: 'Bilder', rows },
    { name: 'Leer', rows: [] },
  ]
  const chooseSheet = async (name: string) => {
    const choice = await screen.findByLabelText('Blatt der Excel-Datei')
    choice.focus()
    fireEvent.change(choice, { target: { value: name } })
  }
  const heading = () => screen.getByRole('heading', { name: 'Liste.xlsx' })
  await hands.pickFile('Liste.xlsx', makeWorkbook({ sheets }))
  await hands.press(/^Spalten ändern/)
  await chooseSheet('Leer')
  await screen.findAllByText('Das Blatt „Leer“ ist leer.')
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  await chooseSheet('Bilder')
  await hands.findButton(/^1 Bild beschreiben/)
  await waitFor(() => expect(document.activeElement).toBe(heading()))
})

test('how a table was found is said, and one press reads it by its first row instead', async () => {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  await hands.pickFile('liste.csv', 'http://bilder.example/1.jpg;Hund\nhttp://bilder.example/2.jpg;Katze\n')
  await hands.findButton(/^2 Bilder beschreiben/)
  await screen.findByText('Die erste Zeile ist keine Überschrift.')
  await hands.press('Doch eine Überschrift')
  await hands.findButton(/^1 Bild beschreiben/)
  await screen.findByText('Die erste Zeile gilt als Überschrift.')
  await hands.press('Tabelle suchen')
  await hands.findButton(/^2 Bilder beschreiben/)
})

test('of a list without an address the first rows are shown as they were understood', async () => {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  await hands.pickFile('liste.csv', 'Bild;Titel\nhund;Hund\nkatze;Katze\n')
  await screen.findByText(/Diese Liste enthält keine Bildadressen/)
  await screen.findByText('hund · Hund')
})

test('below a site alone the folder of its system is proposed', async () => {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  await hands.pickFile('liste.csv', 'sku;base_image\n1;/m/b/a.jpg\n')
  const field = await screen.findByLabelText('Zu welcher Website gehören die Pfade?')
  fireEvent.change(field, { target: { value: 'https://shop.example' } })
  await hands.press('https://shop.example/media/catalog/product/ verwenden')
  await screen.findByText(/media\/catalog\/product\/m\/b\/a\.jpg/)
})
