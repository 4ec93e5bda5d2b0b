import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listJobs } from '#contract/endpoints/jobs.ts'
import { changeJob, deleteLabel, labelJobs, listLabels, renameLabel } from '#contract/endpoints/labels.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { endedJob as job, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

function openAt(path: string): void {
  app = openApp(path, { who: user() })
  app.server.answers(listJobs, [
    { ...job, labels: ['Kunde A'] },
    { ...job, id: 8 },
  ])
  app.server.answers(listLabels, [
    { name: 'Kunde A', jobs: 1 },
    { name: 'Kunde B', jobs: 2 },
  ])
}

beforeEach(() => openAt('/results'))

afterEach(() => app.close())

test('a job is renamed from its menu, and called like its file without a name', async () => {
  await hands.press(/^Weitere Aktionen: list\.csv \(Auftrag 7/)
  await hands.press('Umbenennen …')
  const dialog = await screen.findByRole('dialog', { name: 'Auftrag umbenennen' })
  await hands.fill('Name', 'Herbst')
  app.server.answers(changeJob, { ...job, name: 'Herbst' })
  app.server.answers(listJobs, [{ ...job, name: 'Herbst' }])
  await hands.press('Umbenennen', dialog)
  await screen.findByRole('heading', { name: 'Herbst' })
})

test('a name that is refused says why and stays', async () => {
  await hands.press(/^Weitere Aktionen: list\.csv \(Auftrag 7/)
  await hands.press('Umbenennen …')
  const dialog = await screen.findByRole('dialog', { name: 'Auftrag umbenennen' })
  app.server.refuses(changeJob, refusalOf('not_found'))
  await hands.press('Umbenennen', dialog)
  await within(dialog).findByText(/^Der Name wurde nicht geändert: /)
})

test('several jobs get a new label and lose another', async () => {
  await hands.press('Mehrere auswählen')
  await hands.choose('checkbox', 'Alle dieser Seite')
  await hands.press('Labels …')
  const dialog = await screen.findByRole('dialog', { name: 'Labels von 2 Aufträgen' })
  const only = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Kunde A' })
  expect(only.indeterminate).toBe(true)
  await hands.choose('checkbox', 'Kunde B')
  await hands.fill('Neues Label', 'kunde a')
  await hands.press('Hinzufügen')
  expect(only.checked).toBe(true)
  await hands.fill('Neues Label', 'Dringend')
  app.server.answers(labelJobs, { jobIds: [7, 8] })
  const asked = vi.spyOn(globalThis, 'fetch')
  await hands.press('Labels speichern')
  await findToast('Die Labels sind gespeichert.')
  const [, init] = asked.mock.calls.find(([address]) => address === '/api/jobs/labels') ?? []
  expect(JSON.parse(String(init?.body))).toEqual({
    jobIds: [7, 8],
    add: ['Kunde B', 'Kunde A', 'Dringend'],
    remove: [],
  })
})

test('a label filters the list, by its chip and by the address', async () => {
  app.server.answers(listJobs, [{ ...job, labels: ['Kunde A'] }])
  await hands.press('Nur Aufträge mit dem Label Kunde A')
  await waitFor(() => expect(location.search).toBe('?label=Kunde+A'))
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Label' })).value).toBe('Kunde A')
})

test('labels are renamed and deleted, and the filter follows', async () => {
  app.close()
  openAt('/results?label=Kunde+A')
  await hands.press('Labels verwalten')
  const dialog = await screen.findByRole('dialog', { name: 'Labels verwalten' })
  await hands.fill('Name des Labels Kunde A', 'kunde b')
  await within(dialog).findByText('„Kunde B“ gibt es schon: Beide werden ein Label.')
  app.server.answers(renameLabel, { jobs: 1 })
  app.server.answers(listLabels, [{ name: 'Kunde B', jobs: 2 }])
  await hands.press('Kunde A umbenennen')
  await findToast('Das Label heißt jetzt „Kunde B“.')
  await waitFor(() => expect(location.search).toBe('?label=Kunde+B'))
  await hands.press('Label Kunde B löschen')
  app.server.answers(deleteLabel, undefined)
  app.server.answers(listLabels, [])
  await hands.press(
    'Label löschen',
    await screen.findByRole('alertdialog', { name: 'Label „Kunde B“ löschen?' }),
  )
  await findToast('Das Label „Kunde B“ ist gelöscht.')
  await waitFor(() => expect(location.search).toBe(''))
})

test('a search says what it found, and in which language', async () => {
  app.close()
  openAt('/results?search=gull')
  const hit = {
    images: 3,
    imageId: 2,
    field: 'altText' as const,
    language: 'en',
    excerpt: { before: 'White ', found: 'gull', after: ' on a beach' },
  }
  app.server.answers(listJobs, [{ ...job, languages: ['de', 'en'], hit }])
  const link = await screen.findByRole('link', { name: '3 Bilder passen: Treffer in list.csv ansehen' })
  expect(link.getAttribute('href')).toBe('/results/7?search=gull&lang=en')
  expect(screen.getByText('gull').parentElement?.lang).toBe('en')
  screen.getByText('(Alternativtext, Englisch)')
})

test('a failed search keeps the search field and says why', async () => {
  app.close()
  openAt('/results?search=gull')
  app.server.refuses(listJobs, refusalOf('too_many_at_once', { retryAfterSeconds: 5 }))
  await screen.findByRole('alert')
  screen.getByRole('heading', { name: 'Die Suche ist fehlgeschlagen' })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Suchen' }).value).toBe('gull')
})
