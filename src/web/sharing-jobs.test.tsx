import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import { endShare, listShares, sharedJob, shareJob } from '#contract/endpoints/shares.ts'
import type { SharedJob } from '#contract/entities/share.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { admin, createdAt, endedJob, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const share = { id: 3, createdAt, expiresAt: '2026-12-21T14:00:00.000Z' }
const shared: SharedJob = {
  filename: 'list.csv',
  languages: ['de', 'en'],
  createdAt,
  expiresAt: share.expiresAt,
  total: 25,
  coverage: { images: 30, skipped: 1, remedies: { retry: 0, correct: 3, none: 1 } },
  images: [
    {
      id: 1,
      filename: 'hof.jpg',
      languageVersions: {
        de: { altText: 'Linde im Hof', description: 'Eine alte Linde.' },
        en: { altText: 'Lime tree in a yard', description: 'An old lime tree.' },
      },
      decorative: false,
      hasThumbnail: true,
    },
    { id: 2, filename: 'linie.png', languageVersions: {}, decorative: true, hasThumbnail: false },
  ],
}

test('a link to a job is made, copied from its field, and ended', async () => {
  app = openApp('/results/7', { who: user() })
  app.server.answers(jobDetail, { job: endedJob, images: [], total: 0 })
  app.server.answers(listShares, [])
  await hands.press('Weitere Aktionen')
  await hands.press('Mit Link teilen')
  const dialog = await screen.findByRole('dialog', { name: 'Mit Link teilen' })
  await within(dialog).findByText('Zu diesem Auftrag gibt es keinen Link.')
  app.server.answers(shareJob, { ...share, token: 'the-token' })
  app.server.answers(listShares, [share])
  await hands.press('Link erstellen', dialog)
  const field = await within(dialog).findByLabelText<HTMLInputElement>('Ihr Link')
  expect(field.value).toBe(`${location.origin}/teilen/the-token`)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await within(dialog).findByText(/^Gilt bis 21\.12\.2026/)
  app.server.answers(endShare, undefined)
  app.server.answers(listShares, [])
  await hands.press(/^Beenden/, dialog)
  await findToast('Der Link ist beendet.')
  await within(dialog).findByText('Zu diesem Auftrag gibt es keinen Link.')
})

test('a job with ten links says that this is the maximum', async () => {
  app = openApp('/results/7', { who: user() })
  app.server.answers(jobDetail, { job: endedJob, images: [], total: 0 })
  app.server.answers(listShares, [share])
  app.server.refuses(shareJob, refusalOf('too_many_shares', { max: 10 }))
  await hands.press('Weitere Aktionen')
  await hands.press('Mit Link teilen')
  await hands.press('Link erstellen')
  await screen.findByText(/^Zu diesem Auftrag gibt es schon 10 Links\./)
})

test('an administrator neither shares nor deletes the job of another user', async () => {
  app = openApp('/results/7', { who: admin() })
  app.server.answers(jobDetail, { job: endedJob, images: [], total: 0 })
  await hands.press('Weitere Aktionen')
  await hands.findButton('Drucken')
  expect(screen.queryByRole('button', { name: 'Mit Link teilen' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Auftrag löschen' })).toBeNull()
})

test('the holder of a link sees images and texts in the language they choose, without signing in', async () => {
  app = openApp('/teilen/the-token')
  app.server.answers(sharedJob, shared)
  await screen.findByRole('heading', { name: 'list.csv' })
  const sheet = within(screen.getByRole('list', { name: 'Bilder mit Texten' }))
  expect(sheet.getAllByRole('listitem')).toHaveLength(2)
  expect(sheet.getByText('Linde im Hof').lang).toBe('de')
  sheet.getByText('Dekorativ; der Alternativtext ist bewusst leer.')
  screen.getByText(/Der Link gilt bis 21\.12\.2026/)
  screen.getByText('1–24 von 25')
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sprache der Texte' })
  choice.value = 'en'
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  expect((await sheet.findByText('Lime tree in a yard')).lang).toBe('en')
  expect(location.pathname).toBe('/teilen/the-token')
})

test('an image without a thumbnail, whose text was kept, is shown by its large view', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly see: (entries: { isIntersecting: boolean }[]) => void
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        this.see = see
      }
      observe() {
        this.see([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  app = openApp('/teilen/the-token')
  app.server.answers(sharedJob, shared)
  const sheet = await screen.findByRole('list', { name: 'Bilder mit Texten' })
  const sources = () => [...sheet.querySelectorAll('img')].map((img) => img.getAttribute('src'))
  await waitFor(() =>
    expect(sources()).toEqual([
      '/api/shared/images/1/thumbnail?token=the-token',
      '/api/shared/images/2/view?token=the-token',
    ]),
  )
  vi.unstubAllGlobals()
})

test('a client reads how many images have texts, and why the others have none', async () => {
  app = openApp('/teilen/abc')
  app.server.answers(sharedJob, shared)
  await screen.findByText('25 von 30 Bildern haben Texte (83 %).')
  screen.getByText(
    /3 mit einer Adresse, die zu keinem Bild führt; 1 mit unpassendem Format.*; 1 noch nicht verarbeitet$/,
  )
})

test('an image opens large, arrows move on, and going back leads to the sheet', async () => {
  app = openApp('/teilen/the-token')
  app.server.answers(sharedJob, shared)
  const [first, second] = shared.images
  await hands.press(`${first!.filename} vergrößern`)
  const dialog = await screen.findByRole('dialog', { name: first!.filename })
  const sources = () => [...dialog.querySelectorAll('img')].map((img) => img.getAttribute('src'))
  expect(sources()).toContain('/api/shared/images/1/view?token=the-token')
  within(dialog).getByText('Linde im Hof')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  await within(dialog).findByRole('heading', { name: second!.filename })
  fireEvent.error(dialog.querySelector('img[src*=view]')!)
  await within(dialog).findByText(/^Das (große )?Bild konnte nicht geladen werden/)
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an expired link says so and shows nothing of the job', async () => {
  app = openApp('/teilen/the-token')
  app.server.refuses(sharedJob, refusalOf('not_found'))
  await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })
})
