import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import {
  listAuditPages,
  listAuditPictures,
  listAudits,
  readAudit,
  shareAudit,
  sharedAudit,
  startAudit,
  stopAudit,
} from '#contract/endpoints/site-audits.ts'
import type { AuditedPage, AuditedPicture, SiteAudit } from '#contract/entities/site-audit.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { createdAt, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const running: SiteAudit = {
  id: 7,
  livemode: true,
  url: 'https://example.org/',
  depth: 'site',
  maxPages: 500,
  status: 'running',
  end: null,
  pages: { read: 3, waiting: 1, failed: 0, skipped: 0, walled: 0 },
  pictures: { total: 12, withFaults: 2, decorative: 4, faults: { missing: 2 } },
  sincePrevious: null,
  createdAt,
  finishedAt: null,
}
const ended: SiteAudit = {
  ...running,
  status: 'completed',
  end: { code: 'page_limit', message: 'Die Höchstzahl an Seiten ist erreicht. Die Website hat mehr.' },
  sincePrevious: { id: 3, createdAt, withFaults: -12, faults: { missing: -11, file_name: -1 } },
  finishedAt: createdAt,
}
const page: AuditedPage = {
  id: 2,
  url: 'https://example.org/team',
  title: 'Team',
  language: 'de',
  status: 'read',
  notes: [{ code: 'script', message: 'Ein Skript zeichnet den Inhalt der Seite.' }],
  pictures: 5,
  withFaults: 2,
}
const picture: AuditedPicture = {
  id: 31,
  form: 'img',
  url: 'https://example.org/anna.jpg',
  alt: null,
  label: '',
  role: 'informative',
  linkTarget: '',
  caption: '',
  heading: '',
  language: 'de',
  selector: 'body > img',
  page: { url: page.url, title: page.title },
  pageCount: 4,
  faults: [{ rule: 'missing', message: 'Das Bild hat keinen Alternativtext.' }],
}

test('an address is audited, its progress seen, and the audit stopped', async () => {
  app = openApp('/pruefung', { who: user() })
  app.server.answers(listAudits, [])
  app.server.refuses(startAudit, refusalOf('audit_url_invalid'))
  await hands.press('Prüfen')
  await screen.findByText(/^Das ist keine Adresse einer Website/)
  app.server.answers(startAudit, running)
  app.server.answers(readAudit, running)
  await hands.fill('Adresse der Website', 'example.org')
  await hands.press('Prüfen')
  await screen.findByText('3 Seiten gelesen, 12 Bilder gefunden')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75')
  app.server.answers(stopAudit, running)
  app.server.answers(listAuditPages, [page])
  app.server.answers(listAuditPictures, [picture])
  app.server.answers(readAudit, { ...ended, status: 'stopped' })
  await hands.press('Stoppen')
  await screen.findByRole('heading', { name: 'Mängel' })
})

test('the findings say what has changed, show the worst pages and the images of one', async () => {
  app = openApp('/pruefung/7', { who: user() })
  app.server.answers(readAudit, ended)
  app.server.answers(listAuditPages, [page])
  app.server.answers(listAuditPictures, [picture])
  await screen.findByText('12 Bilder mit Mängeln weniger als am 21.11.2026')
  expect(screen.getByText(/^Die Höchstzahl an Seiten/)).toBeDefined()
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'MangelBilderÄnderung',
    'Das Bild hat keinen Alternativtext.2−11',
    'Der Text ist ein Dateiname oder eine Adresse.0−1',
  ])
  await screen.findByText('kein Alternativtext')
  expect(screen.getByText(/auf 4 Seiten/)).toBeDefined()
  await hands.press('2 mit Mängeln')
  await screen.findByText('Nur Bilder von Team')
  expect(screen.getByRole('link', { name: 'Bilder mit Mängeln beschreiben' }).getAttribute('href')).toBe(
    '/?pruefung=7',
  )
  app.server.answers(shareAudit, { token: 'the-token', expiresAt: createdAt })
  await hands.press('Teilen')
  await hands.press('Link erstellen')
  const field = await screen.findByLabelText<HTMLInputElement>('Link')
  expect(field.value).toBe(`${location.origin}/teilen/pruefung/the-token`)
})

test('visitors with the link read an audit, and learn when it has ended', async () => {
  app = openApp('/teilen/pruefung/the-token', { who: null })
  app.server.answers(sharedAudit, { audit: ended, pages: [page], pictures: [picture], expiresAt: createdAt })
  await screen.findByText('Dieser Link gilt bis 21.11.2026.')
  expect(screen.queryByRole('button', { name: 'Teilen' })).toBeNull()
  app.close()
  app = openApp('/teilen/pruefung/another', { who: null })
  app.server.refuses(sharedAudit, refusalOf('not_found'))
  await waitFor(() => screen.getByText('Dieser Link ist abgelaufen oder falsch.'))
})

test('the address of a page that is pasted at home leads to its audit with one press, or is a list of one image', async () => {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  const home = () => screen.findByLabelText(/^Liste mit Bildadressen/)
  await hands.paste(
    home().then(() => document.body),
    { 'text/plain': 'https://example.org/team' },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Adressen oder Zeilen einfügen' })
  expect(within(dialog).getByRole('button', { name: 'Liste verwenden' })).toBeDefined()
  app.server.refuses(startAudit, refusalOf('audit_url_invalid'))
  await hands.press('Seite prüfen', dialog)
  await within(dialog).findByText(/^Das ist keine Adresse einer Website/)
  await hands.fill('Ihre Liste', 'https://example.org', dialog)
  app.server.answers(startAudit, running)
  app.server.answers(readAudit, running)
  await hands.press('Website prüfen', dialog)
  await screen.findByText('3 Seiten gelesen, 12 Bilder gefunden')
  expect(location.pathname).toBe('/pruefung/7')
})
