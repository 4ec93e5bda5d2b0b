import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actOnImages, continueAction, listActions } from '#contract/endpoints/image-actions.ts'
import { editImage, imageThumbnail } from '#contract/endpoints/images.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import { listSavedFilters, saveFilter } from '#contract/endpoints/saved-filters.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { createdAt, endedJob, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { makeImage } from '#web/testing/make-image.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

const job = { ...endedJob, languages: ['de', 'en'], languagesCount: 2 }
const images = ['Ein Hund', 'Ein Haus', 'Ein Baum', 'Ein See'].map((altText, index) =>
  makeImage(index + 1, {
    success: true,
    state: 'succeeded',
    altText,
    languageVersions: {
      de: { altText, description: `${altText}.` },
      en: { altText: 'A thing', description: 'A thing.' },
    },
    purpose: 'informative',
  }),
)
const run = { id: 3, action: { kind: 'approve' as const }, leftOut: {}, createdAt }

let app: OpenApp

async function open(query = ''): Promise<HTMLElement> {
  app = openApp(`/results/${job.id}${query}`, { who: user() })
  app.server.answers(jobDetail, { job, images, total: images.length })
  app.server.refuses(imageThumbnail, refusalOf('thumbnail_unavailable'))
  await hands.choose('radio', 'Tabelle')
  const table = await screen.findByRole('table', { name: 'Bilder und ihre Texte' })
  await within(table).findByRole('textbox', { name: /^Alternativtext, Bild 4/ })
  return table
}

const field = (name: 'Alternativtext' | 'Beschreibung', image: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `${name}, Bild ${image} (Deutsch)` })
const check = (image: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Bild ${image} auswählen` })
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more })

beforeEach(() => {
  // Without layout, elements have no size, and a virtualised list shows nothing.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
})

afterEach(() => {
  app.close()
  vi.restoreAllMocks()
})

test('a text is edited in its cell, saved on leaving it, and Escape takes back', async () => {
  await open()
  app.server.answers(editImage, { ...images[0]!, altText: 'Ein Spaniel', edited: true })
  field('Alternativtext', 1).focus()
  fireEvent.change(field('Alternativtext', 1), { target: { value: 'Ein Spaniel' } })
  press('Enter')
  await waitFor(() => expect(document.activeElement).toBe(field('Alternativtext', 2)))
  await screen.findByText('Gespeichert')
  fireEvent.change(field('Alternativtext', 2), { target: { value: 'Ein Turm' } })
  press('Escape')
  await waitFor(() => expect(field('Alternativtext', 2).value).toBe('Ein Haus'))
  app.server.answers(editImage, images[1]!)
  press('Escape')
  await waitFor(() => expect(screen.getAllByText('Gespeichert')).toHaveLength(2))
})

test('keys move as in a spreadsheet', async () => {
  await open()
  const opener = screen.getByRole('button', { name: '1 · hund-1.jpg' })
  opener.focus()
  press('ArrowRight')
  await waitFor(() => expect(document.activeElement).toBe(field('Alternativtext', 1)))
  for (const [key, more, next] of [
    ['Tab', {}, ['Beschreibung', 1]],
    ['Tab', {}, ['Alternativtext', 2]],
    ['Enter', {}, ['Alternativtext', 3]],
    ['Enter', { shiftKey: true }, ['Alternativtext', 2]],
    ['ArrowDown', {}, ['Alternativtext', 3]],
    ['Tab', { shiftKey: true }, ['Beschreibung', 2]],
  ] as const) {
    press(key, more)
    await waitFor(() => expect(document.activeElement).toBe(field(...(next as ['Alternativtext', number]))))
  }
  press('Escape')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2 · hund-2.jpg'))
  press('ArrowLeft')
  await waitFor(() => expect(document.activeElement).toBe(check(2)))
  press('ArrowDown', { shiftKey: true })
  await screen.findByText('2 ausgewählt')
})

test('rows are selected one by one and with Shift, and changed together', async () => {
  await open()
  fireEvent.click(check(1))
  await screen.findByText('1 ausgewählt')
  fireEvent.click(check(3), { shiftKey: true })
  await screen.findByText('3 ausgewählt')
  fireEvent.click(check(2))
  await screen.findByText('2 ausgewählt')
  const counts = { total: 2, changed: 2, needReview: 0, leftOut: {}, costCents: 0 }
  app.server.answers(actOnImages, { ...counts, texts: [], next: null, seenAt: createdAt })
  await hands.press('Bearbeiten')
  await hands.press('Als dekorativ kennzeichnen …')
  const question = await screen.findByRole('alertdialog', { name: '2 Bilder als dekorativ kennzeichnen?' })
  const marking = { ...run, action: { kind: 'mark_decorative' as const }, total: 2 }
  app.server.answers(actOnImages, { ...marking, state: 'running', seen: 0, changed: 0 })
  app.server.answers(continueAction, { ...marking, state: 'done', seen: 2, changed: 2 })
  await hands.press('2 Bilder kennzeichnen', question)
  await screen.findByText('2 Bilder als dekorativ gekennzeichnet')
  expect(screen.queryByText('2 ausgewählt')).toBeNull()
})

test('conditions are chips in the address, which remove them', async () => {
  await open('?approved=false&length=long')
  await hands.press('Filter entfernen: Über 125 Zeichen')
  await waitFor(() => expect(location.search).toBe('?approved=false'))
  await hands.press('Filter')
  fireEvent.change(screen.getByRole('combobox', { name: 'Von Hand geändert' }), { target: { value: 'true' } })
  await waitFor(() => expect(location.search).toBe('?approved=false&edited=true'))
})

test('a filter is saved under a name, and chosen again', async () => {
  const saved = { id: 4, name: 'Offen', query: 'approved=false' }
  await open('?approved=false')
  await hands.press('Filter')
  app.server.answers(saveFilter, saved)
  app.server.answers(listSavedFilters, [saved])
  await hands.press('Filter speichern')
  await screen.findByRole('button', { name: 'Löschen: Offen' })
  await hands.press('Filter entfernen: Nicht freigegeben')
  await waitFor(() => expect(location.search).toBe(''))
  await hands.press('Offen')
  await waitFor(() => expect(location.search).toBe('?approved=false'))
})

test('a print begins with how many images have reviewed texts', async () => {
  app = openApp(`/results/${job.id}`, { who: user() })
  const printed = { ...job, totalImages: 6, successfulImages: 5, failedImages: 1 }
  app.server.answers(jobDetail, { job: printed, images, total: 2 })
  app.server.refuses(imageThumbnail, refusalOf('thumbnail_unavailable'))
  await screen.findByText(
    '3 von 6 Bildern haben geprüfte Texte. Die Texte von 2 Bildern sind noch nicht geprüft. Ein Bild hat keine Texte.',
  )
})

test('an action that this tab was doing goes on after a reload', async () => {
  sessionStorage.setItem('results-action', String(run.id))
  app = openApp(`/results/${job.id}`, { who: user() })
  app.server.answers(jobDetail, { job, images, total: images.length })
  app.server.refuses(imageThumbnail, refusalOf('thumbnail_unavailable'))
  app.server.answers(listActions, [{ ...run, total: 9_000, state: 'running', seen: 2_000, changed: 2_000 }])
  app.server.answers(continueAction, { ...run, total: 9_000, state: 'done', seen: 9_000, changed: 9_000 })
  const letGo = app.server.delays(continueAction)
  await screen.findByText('2.000 von 9.000 Bildern')
  letGo()
  await findToast('9.000 Bilder freigegeben')
  expect(sessionStorage.getItem('results-action')).toBeNull()
})

test('an action that stopped is continued or undone when the page is opened again', async () => {
  app = openApp(`/results/${job.id}`, { who: user() })
  app.server.answers(jobDetail, { job, images, total: images.length })
  app.server.refuses(imageThumbnail, refusalOf('thumbnail_unavailable'))
  app.server.answers(listActions, [{ ...run, total: 9_000, state: 'running', seen: 2_000, changed: 2_000 }])
  await screen.findByText('Gestoppt nach 2.000 von 9.000 Bildern')
  app.server.answers(continueAction, { ...run, total: 9_000, state: 'done', seen: 9_000, changed: 9_000 })
  await hands.press('Fortsetzen')
  await screen.findByText('9.000 Bilder freigegeben')
})
