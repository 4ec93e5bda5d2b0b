import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { imageThumbnail } from '#contract/endpoints/images.ts'
import { followJob, jobDetail, stopJob } from '#contract/endpoints/jobs.ts'
import { retryJob } from '#contract/endpoints/starting.ts'
import type { ListedJob } from '#contract/entities/job.ts'
import type { ProcessedItem, ProcessingStatus, ProgressEvent, Summary } from '#contract/entities/progress.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { createdAt, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { makeImage } from '#web/testing/make-image.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

const jobId = 7
const places = 6

const job: ListedJob = {
  id: jobId,
  isTest: false,
  userId: 2,
  username: 'Anna',
  email: 'anna@example.org',
  filename: 'bilder.csv',
  name: 'bilder.csv',
  labels: [],
  status: 'completed',
  stopped: false,
  format: 'csv',
  languages: ['de'],
  languagesCount: 1,
  totalImages: places,
  processedImages: places,
  successfulImages: 4,
  failedImages: 2,
  retryableImages: 2,
  retriedAs: null,
  regenerates: null,
  carriedImages: 0,
  freeImages: 0,
  estimatedCostCents: 300,
  priceCents: 50,
  costCents: 200,
  isPaid: true,
  createdAt,
  finishedAt: createdAt,
  csvUrl: `/api/jobs/${jobId}/results.csv`,
  jsonUrl: `/api/jobs/${jobId}/results.json`,
  xlsxUrl: `/api/jobs/${jobId}/results.xlsx`,
  approvedImages: 0,
  imagesToReview: 0,
  pictures: [],
}

const images = Array.from({ length: places }, (_, place) => makeImage(place + 1))

const status = (changes: Partial<ProcessingStatus> = {}): ProgressEvent => ({
  type: 'status',
  status: {
    jobId,
    isActive: true,
    state: 'running',
    currentFile: 'hund-1.jpg',
    progress: 0,
    processedCount: 0,
    totalCount: places,
    errors: 0,
    processingSteps: [{ text: 'Liste gelesen', status: 'complete' }],
    filename: 'bilder.csv',
    startedAt: createdAt,
    languages: ['cz', 'de'],
    ...changes,
  },
})
const done = (imageId: number, changes: Partial<ProcessedItem> = {}): ProgressEvent => ({
  type: 'processedItem',
  item: {
    imageId,
    name: `hund-${imageId}.jpg`,
    success: true,
    time: createdAt,
    altText: `Pes ${imageId}`,
    hasThumbnail: true,
    ...changes,
  },
})
const over = (changes: Partial<Summary> = {}): ProgressEvent => ({
  type: 'complete',
  summary: {
    jobId,
    total: places,
    successful: 4,
    errors: 2,
    remedies: { retry: 1, correct: 1, none: 0 },
    time: 4,
    stopped: false,
    carried: 0,
    free: 0,
    toReview: 0,
    fileUrl: job.csvUrl!,
    fileType: 'csv',
    filename: 'list.csv',
    sampleResult: null,
    ...changes,
  },
})

let app: OpenApp

/** The page of a user with a running job. */
function open(...events: ProgressEvent[]): (event: ProgressEvent) => void {
  app = openApp('/', { who: user() })
  app.server.answers(jobDetail, { job, images, total: places })
  app.server.refuses(imageThumbnail, refusalOf('thumbnail_unavailable'))
  return app.server.streams(followJob, [status(), ...events])
}

const sheet = () => screen.findByRole('region', { name: 'Bilder in der Reihenfolge Ihrer Liste' })
const slots = async () => within(await sheet()).findAllByRole('listitem')

beforeEach(() => {
  // Without layout, elements have no size, and a virtualised list shows nothing.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900)
})

afterEach(() => {
  app.close()
  vi.restoreAllMocks()
})

test('every image has its place from the start, and arriving images fill it', async () => {
  const say = open()
  await within(await sheet()).findByText('hund-6.jpg')
  expect((await slots()).map(({ textContent }) => textContent)).toEqual(
    images.map(({ filename }) => filename),
  )
  say(done(3))
  say(done(5, { success: false, hasThumbnail: false, error: 'Das ist kein Bild.' }))
  const text = await within(await sheet()).findByText('Pes 3')
  expect(text.lang).toBe('cs')
  const [, , third, , fifth, sixth] = await slots()
  expect(third?.contains(text)).toBe(true)
  expect(third?.querySelector('img')).not.toBeNull()
  expect(fifth?.textContent).toBe('hund-5.jpg: Fehlgeschlagen. Das ist kein Bild.')
  expect(sixth?.textContent).toBe('hund-6.jpg')
})

test('images that arrive while the list is being loaded fill their place, too', async () => {
  const say = open()
  const goOn = app.server.delays(jobDetail)
  await waitFor(async () => expect(await slots()).toHaveLength(places))
  say(done(2))
  await screen.findByText('Pes 2')
  goOn()
  await waitFor(async () => expect((await slots())[1]?.textContent).toContain('Pes 2'))
})

test('the newest image is kept in view until the user scrolls, and again on request', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo')
  open(done(4))
  const region = await sheet()
  await waitFor(() => expect(scrolled.mock.contexts).toContain(region))
  const button = { name: 'Dem neuesten Bild folgen' }
  fireEvent.scroll(region)
  expect(screen.queryByRole('button', button)).toBeNull()
  fireEvent.wheel(region)
  fireEvent.scroll(region)
  fireEvent.click(await screen.findByRole('button', button))
  await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull())
})

test('a stop is under way until the job has stopped', async () => {
  const say = open(done(1))
  app.server.answers(stopJob, {})
  await hands.press('Stoppen')
  await screen.findByRole('heading', { name: 'Wird gestoppt …' })
  screen.getByText('Verarbeitung gestoppt. Begonnene Bilder werden noch fertig.')
  const button = screen.getByRole('button', { name: 'Stoppen' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  say(over({ stopped: true, successful: 1, errors: 0 }))
  await screen.findByRole('heading', { name: 'Verarbeitung gestoppt' })
  expect(screen.queryByText('Wird gestoppt …')).toBeNull()
})

test('after a stop the rest is offered for its price, and shown as soon as it is described', async () => {
  open(over({ stopped: true }))
  const button = await hands.findButton('2 Bilder beschreiben · 1,00 €')
  app.server.refuses(retryJob, refusalOf('account_not_ready'))
  fireEvent.click(button)
  await screen.findByText('Der Auftrag wurde nicht gestartet')
  app.server.answers(retryJob, { jobId: 8, totalImages: 2, languagesCount: 1, estimatedCost: 100 })
  app.server.streams(followJob, [status({ jobId: 8, totalCount: 2, filename: 'rest.csv' })])
  fireEvent.click(button)
  await screen.findByText('0 von 2 Bildern')
})

test('the sheet stays when the job is over, and the review is the next step', async () => {
  const say = open(done(1), done(2))
  const region = await sheet()
  await within(region).findByText('Pes 1')
  say(over({ toReview: 2 }))
  await screen.findByRole('heading', { name: '4 von 6 Bildern beschrieben' })
  expect(await sheet()).toBe(region)
  const review = screen.getByRole('link', { name: '2 Texte prüfen' })
  const download = screen.getByRole('link', { name: 'CSV herunterladen' })
  expect(review.className).toContain('bg-accent ')
  expect(download.className).not.toContain('bg-accent ')
  fireEvent.click(review)
  await screen.findByRole('dialog', { name: /hund-1\.jpg/ })
})

test('what failed is grouped by what to do, and only what a retry can help is offered for money', async () => {
  const say = open()
  await sheet()
  app.server.answers(jobDetail, { job: { ...job, retryableImages: 1 }, images, total: places })
  say(over({ successful: 2, errors: 4, remedies: { retry: 1, correct: 2, none: 1 } }))
  const failures = await screen.findByRole('region', { name: 'Was nicht beschrieben wurde' })
  within(failures).getByText(/^1 Bild noch einmal versuchen/)
  within(failures).getByText(/^2 Adressen korrigieren/)
  within(failures).getByText(/^1 Bild kann nicht beschrieben werden/)
  await hands.findButton('1 Bild beschreiben · 0,50 €')
  expect(within(failures).queryByText(/nicht berechnet/)).toBeNull()
  const rows = within(failures).getByRole('link', { name: 'Zeilen ohne Texte herunterladen' })
  expect(rows.getAttribute('href')).toBe(`/api/jobs/${jobId}/failed.csv`)
})

test('images to review are marked on the sheet', async () => {
  images[1] = { ...makeImage(2), needsReview: true }
  const say = open()
  await sheet()
  say(over({ toReview: 1 }))
  await waitFor(async () => expect((await slots())[1]?.textContent).toContain('Bitte prüfen'))
  expect((await slots())[0]?.textContent).not.toContain('Bitte prüfen')
  images[1] = makeImage(2)
})

test('without images to review, the download of the chosen format is the next step', async () => {
  const say = open()
  await sheet()
  say(over({ fileType: 'json' }))
  const first = await screen.findByRole('link', { name: 'JSON herunterladen' })
  expect(first.className).toContain('bg-accent ')
  expect(screen.queryByRole('link', { name: 'CSV herunterladen' })).toBeNull()
  await hands.press('Weitere Formate')
  const second = await screen.findByRole('link', { name: 'CSV herunterladen' })
  expect(second.className).not.toContain('bg-accent ')
  const job = screen.getByRole('link', { name: 'Auftrag öffnen' })
  expect(job.getAttribute('href')).toBe(`/results/${jobId}`)
})

test('each stage of a job shows its head and focuses its heading, wherever the page was scrolled to', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo')
  const say = open()
  const heading = await screen.findByRole('heading', { name: 'Die Bilder werden beschrieben' })
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  expect(document.activeElement).toBe(heading)
  scrolled.mockClear()
  say(over())
  const title = await screen.findByRole('heading', { name: '4 von 6 Bildern beschrieben' })
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  expect(document.activeElement).toBe(title)
})

test('a job that fails shows its head and focuses its heading, too', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo')
  const say = open()
  ;(await sheet()).focus()
  scrolled.mockClear()
  say({ type: 'error', jobId, code: 'all_images_failed', message: 'Kein Bild war zu öffnen.' })
  const title = await screen.findByRole('heading', { name: 'Die Verarbeitung ist fehlgeschlagen' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('a user who is reading the sheet keeps the focus when the job is over, for all others the heading is focused', async () => {
  const say = open()
  const region = await sheet()
  region.focus()
  say(over())
  await screen.findByRole('heading', { name: '4 von 6 Bildern beschrieben' })
  expect(document.activeElement).toBe(region)
})

test('a failed job says in red that nothing is described, shows no green tick and is announced once', async () => {
  const say = open()
  await sheet()
  say(status({ isActive: false, progress: 100, processedCount: places, errors: places }))
  say({ type: 'error', jobId, code: 'all_images_failed', message: 'Kein Bild war zu öffnen.' })
  const figure = await screen.findByText('0 von 6')
  expect(figure.className).toContain('text-bad')
  expect(document.querySelector('main .text-good')).toBeNull()
  expect(screen.queryByText('100 %')).toBeNull()
  const spoken = [...document.querySelectorAll('[aria-live], [role=alert], [role=status]')]
  expect(spoken.filter(({ textContent }) => textContent?.includes('Kein Bild war zu öffnen.'))).toHaveLength(
    1,
  )
})

test('a job of one image speaks of one image', async () => {
  const say = open()
  await sheet()
  say(over({ total: 1, successful: 1, errors: 0 }))
  await screen.findByText('Fertig. 1 von 1 Bild ist beschrieben.')
})
