import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { listPresets } from '#contract/endpoints/presets.ts'
import { user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

// On a busy machine it takes longer to load than the usual timeout.
beforeAll(() => import('#web/upload/later-stage.tsx'), 60_000)
afterEach(() => app.close())

async function openWishes(list = 'ID;URL\n1;http://bilder.example/1.jpg\n'): Promise<HTMLElement> {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  app.server.answers(listPresets, { presets: [], last: null })
  await hands.pickFile('list.csv', list)
  await hands.press(/^Weitere Wünsche Keine /)
  return await screen.findByRole('region', { name: 'Was sollen die Texte noch beachten?' })
}

const summary = async () => (await hands.findButton(/^Weitere Wünsche /)).textContent

test('text settings are summarised in one line, which opens into a field for each', async () => {
  const wishes = await openWishes()
  expect(within(wishes).getAllByRole('textbox')).toHaveLength(6)
  await hands.fill(/^Marke/, 'Muster', wishes)
  await hands.fill(/^Ausschlusswörter/, 'billig, günstig', wishes)
  await hands.fill(/^Höchstlänge des Alternativtexts/, '120', wishes)
  fireEvent.change(within(wishes).getByLabelText('Stil'), { target: { value: 'shop' } })
  await hands.choose('checkbox', 'Angaben aus den Bilddateien verwenden', wishes)
  await waitFor(async () =>
    expect(await summary()).toContain(
      'Marke: Muster · Stil: Für einen Shop · Höchstlänge des Alternativtexts: 120 Zeichen · Ausschlusswörter: billig, günstig · Angaben aus den Bilddateien: Nicht verwendet',
    ),
  )
})

test('an invalid length is reported at its field, and nothing starts before it is corrected', async () => {
  const wishes = await openWishes()
  const length = await hands.fill(/^Höchstlänge des Alternativtexts/, '12', wishes)
  await within(wishes).findByText('Bitte geben Sie eine ganze Zahl von 30 bis 1.000 ein.')
  expect(length.getAttribute('aria-invalid')).toBe('true')
  const start = await hands.findButton(/beschreiben/)
  expect(start.disabled || start.getAttribute('aria-disabled') === 'true').toBe(true)
  await hands.fill(/^Höchstlänge des Alternativtexts/, '', wishes)
  await waitFor(() => expect(length.getAttribute('aria-invalid')).not.toBe('true'))
})

test('columns with text settings are recognised, and reported if the job sets the same', async () => {
  const wishes = await openWishes('URL;Marke;Ausschlusswörter\nhttp://bilder.example/1.jpg;Muster;billig\n')
  within(wishes).getByText(
    'Ihre Liste hat eigene Spalten dafür: Marke, Ausschlusswörter. Was eine Zeile darin angibt, hat Vorrang.',
  )
  const chips = screen.getByRole('list', { name: 'Verwendete Spalten' })
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual(['Bild-URL: URL', 'Kontext: ohne', 'Marke: Marke', 'Ausschlusswörter: Ausschlusswörter'])
})
