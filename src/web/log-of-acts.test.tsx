import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { listLog } from '#contract/endpoints/audit.ts'
import type { AuditEvent } from '#contract/entities/audit-event.ts'
import { admin, createdAt } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const anna = { id: 7, username: 'Anna' }
const root = { id: 1, username: 'admin' }
const event = { at: createdAt, details: {}, token: null, subject: null, network: '192.0.2.0/24', times: 1 }
const events: AuditEvent[] = [
  {
    ...event,
    id: 3,
    kind: 'key_assigned',
    details: {
      name: 'OPENAI_API_KEY',
      before: { source: 'global', lastFour: '' },
      after: { source: 'own', lastFour: '1a2b' },
    },
    actor: { kind: 'user', user: root },
    subject: anna,
  },
  {
    ...event,
    id: 2,
    kind: 'sign_in_refused',
    details: { reason: 'wrong' },
    actor: { kind: 'visitor', user: null },
    network: null,
    times: 31,
  },
  {
    ...event,
    id: 1,
    kind: 'user_deleted',
    actor: { kind: 'operator', user: null },
    subject: { id: 9, username: '' },
    network: null,
  },
]

async function textOfRows(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Ereignisse' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '')
}

test('the log is linked next to the tabs, and says who did what to whom', async () => {
  app = openApp('/admin', { who: admin() })
  app.server.answers(listLog, events)
  await hands.follow('Protokoll')
  await screen.findByRole('heading', { level: 1, name: 'Protokoll' })
  const [assigned, refused, deleted] = await textOfRows()
  expect(assigned).toContain('Schlüssel zugewiesen')
  expect(assigned).toContain('OPENAI_API_KEY: eigener Schlüssel …1a2b (vorher: globaler Schlüssel)')
  expect(assigned).toMatch(/admin.*192\.0\.2\.0\/24.*Anna/)
  expect(refused).toMatch(/Name oder Passwort falsch31-mal in dieser Stunde.*Besucherviele Netze/)
  expect(deleted).toMatch(/Benutzer gelöscht.*Befehl des Betreibers.*Gelöschter Benutzer 9/)
  await screen.findByText('3 Einträge')
})

test('actions of an API token name the token, also after it was removed', async () => {
  app = openApp('/admin/log', { who: admin() })
  const byToken = {
    ...event,
    kind: 'image_deleted' as const,
    details: { jobId: 12, imageId: 3 },
    actor: { kind: 'user' as const, user: anna },
  }
  app.server.answers(listLog, [
    { ...byToken, id: 2, token: { id: 5, name: 'Redaktion' } },
    { ...byToken, id: 1, token: { id: 4, name: '' } },
  ])
  const [named, gone] = await textOfRows()
  expect(named).toMatch(/Einzelnes Bild gelöschtAuftrag 12, Bild 3.*AnnaZugangstoken Redaktion192/)
  expect(gone).toContain('Zugangstoken 4')
})

test('a name filters the log by that user, and the download with it', async () => {
  app = openApp('/admin/log?kind=key_assigned', { who: admin() })
  app.server.answers(listLog, events.slice(0, 1))
  await hands.press('Anna: nur Einträge von und über diese Person')
  await screen.findByText('Nur von und über: Anna')
  expect(location.search).toBe('?kind=key_assigned&person=7')
  const download = screen.getByRole('link', { name: 'Als CSV herunterladen' })
  expect(download.getAttribute('href')).toBe('/api/admin/log.csv?kind=key_assigned&person=7')
  await hands.press('Alle zeigen')
  await waitFor(() => expect(location.search).toBe('?kind=key_assigned'))
  fireEvent.change(screen.getByLabelText('Was'), { target: { value: 'all' } })
  await waitFor(() => expect(location.search).toBe(''))
})

test('an empty result has a way back, and a failure can be retried', async () => {
  app = openApp('/admin/log?search=niemand', { who: admin(), language: 'en' })
  await app.server.failing(listLog, 'broken', async () => {
    await screen.findByText('The log could not be loaded')
  })
  app.server.answers(listLog, [])
  await hands.press('Try again')
  await screen.findByText('No entry matches this search and selection.')
  await hands.press('Show everything')
  await screen.findByText('No entries yet')
})
