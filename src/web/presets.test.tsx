import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addPreset, deletePreset, listPresets } from '#contract/endpoints/presets.ts'
import type { Preset, PresetSettings } from '#contract/entities/preset.ts'
import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { createdAt, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

// On a busy machine it takes longer to load than the usual timeout.
beforeAll(() => import('#web/upload/later-stage.tsx'), 60_000)
afterEach(() => app.close())

const settings: PresetSettings = {
  languages: ['en', 'cz'],
  customLanguages: [],
  promptType: 'custom',
  customPrompt: 'Nur Farben nennen.',
  format: 'json',
  textWishes: { ...noTextWishes, brand: 'Muster', style: 'shop', maxAltCharacters: 120 },
  usesFileNotes: false,
}
const shop: Preset = { id: 7, name: 'Shop', settings, createdAt }

async function chooseList(kept: { presets: Preset[]; last: PresetSettings | null }): Promise<void> {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  app.server.answers(listPresets, kept)
  await hands.pickFile('list.csv', 'ID;URL\n1;http://bilder.example/1.jpg\n')
  await hands.findButton('Spalten ändern')
}

const line = (setting: string) => hands.findButton(new RegExp(`^${setting} `))

test('a list starts with the settings of the last job', async () => {
  await chooseList({ presets: [], last: settings })
  await hands.findButton('1 Bild beschreiben · 0,52 €')
  expect((await line('Sprachen')).textContent).toContain('Englisch, Tschechisch')
  expect((await line('Prompt')).textContent).toContain('Nur Farben nennen.')
  expect((await line('Weitere Wünsche')).textContent).toContain(
    'Marke: Muster · Stil: Für einen Shop · Höchstlänge des Alternativtexts: 120 Zeichen · Angaben aus den Bilddateien: Nicht verwendet',
  )
  expect((await line('Format')).textContent).toContain('JSON')
})

test('a preset sets languages, prompt and format at once, and is named as long as they match it', async () => {
  await chooseList({ presets: [shop], last: null })
  const select = await screen.findByLabelText<HTMLSelectElement>('Vorlage wählen')
  expect(select.selectedOptions[0]?.text).toBe('Eigene Auswahl')
  fireEvent.change(select, { target: { value: '7' } })
  await hands.findButton('1 Bild beschreiben · 0,52 €')
  await waitFor(() => expect(select.selectedOptions[0]?.text).toBe('Shop'))
  await hands.press(/^Sprachen /)
  await hands.choose('checkbox', 'Deutsch')
  await waitFor(() => expect(select.selectedOptions[0]?.text).toBe('Eigene Auswahl'))
})

test('the current settings are saved under a name, and a taken name is reported at its field', async () => {
  await chooseList({ presets: [], last: settings })
  await hands.press('Als Vorlage speichern')
  const dialog = await screen.findByRole('dialog', { name: 'Vorlagen' })
  app.server.refuses(addPreset, refusalOf('preset_name_taken'))
  await hands.fill('Aktuelle Auswahl speichern unter', 'Shop', dialog)
  await hands.press('Speichern', dialog)
  await within(dialog).findByText('Eine Vorlage mit diesem Namen gibt es schon.')

  app.server.answers(addPreset, shop)
  app.server.answers(listPresets, { presets: [shop], last: settings })
  await hands.fill('Aktuelle Auswahl speichern unter', 'Shop', dialog)
  await hands.press('Speichern', dialog)
  await within(await within(dialog).findByRole('list', { name: 'Ihre Vorlagen' })).findByText('Shop')

  app.server.answers(deletePreset, undefined)
  app.server.answers(listPresets, { presets: [], last: settings })
  await hands.press('„Shop“ löschen', dialog)
  await waitFor(() => expect(within(dialog).queryByText('Shop')).toBeNull())
})
