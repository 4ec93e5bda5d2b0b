import { screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUser } from '#contract/endpoints/accounts.ts'
import { followJob, jobDetail, listJobs } from '#contract/endpoints/jobs.ts'
import type { ListedJob } from '#contract/entities/job.ts'
import type { ProcessingStatus, Summary } from '#contract/entities/progress.ts'
import { jobReasons } from '#contract/words/job-words.ts'
import { leaveStartedJob } from '#web/http/started-job.ts'
import { createdAt, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

const job: ListedJob = {
  id: 7,
  isTest: false,
  userId: 2,
  username: 'Anna',
  email: 'anna@example.org',
  filename: 'list.csv',
  name: 'list.csv',
  labels: [],
  status: 'processing',
  stopped: false,
  format: 'csv',
  languages: ['de'],
  languagesCount: 1,
  totalImages: 40,
  processedImages: 10,
  successfulImages: 10,
  failedImages: 0,
  retryableImages: 0,
  retriedAs: null,
  regenerates: null,
  carriedImages: 0,
  freeImages: 0,
  estimatedCostCents: 2_000,
  priceCents: 50,
  costCents: 500,
  isPaid: false,
  createdAt,
  finishedAt: null,
  csvUrl: null,
  jsonUrl: null,
  xlsxUrl: null,
  approvedImages: 0,
  imagesToReview: 0,
  pictures: [],
}
const ended: ListedJob = {
  ...job,
  status: 'completed',
  processedImages: 40,
  successfulImages: 38,
  failedImages: 2,
}

const status: ProcessingStatus = {
  jobId: 7,
  isActive: true,
  state: 'running',
  currentFile: '',
  progress: 42.9,
  processedCount: 17,
  totalCount: 40,
  errors: 0,
  processingSteps: [],
  filename: 'list.csv',
  startedAt: createdAt,
  languages: ['de'],
}

const notices: { title: string; body?: string; onclick?: () => void }[] = []
let app: OpenApp

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/still.svg">'
  class Notice {
    static permission = 'granted'
    onclick = () => {}
    constructor(title: string, { body }: { body: string }) {
      notices.push(Object.assign(this, { title, body }))
    }
    close() {}
  }
  vi.stubGlobal('Notification', Notice)
})

afterEach(() => {
  app.close()
  document.head.innerHTML = ''
  document.title = ''
  notices.length = 0
  vi.restoreAllMocks()
})

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? ''

test('a running job is followed in the header, the title and the icon of every page', async () => {
  app = openApp('/hilfe', { who: user() })
  app.server.answers(listJobs, [job])
  app.server.streams(followJob, [{ type: 'status', status }])
  const ring = await screen.findByRole('link', { name: 'list.csv: 42 % beschrieben, zum Auftrag' })
  expect(ring.getAttribute('href')).toBe('/')
  await waitFor(() => expect(document.title).toBe('42 % · Hilfe · Bildwort'))
  expect(icon()).toMatch(/^data:image\/svg/)
})

test('the page that shows the job and the header follow it by one stream', async () => {
  app = openApp('/', { who: user() })
  app.server.answers(listJobs, [job])
  app.server.answers(jobDetail, { job, images: [], total: 0 })
  const asked = vi.spyOn(globalThis, 'fetch')
  const say = app.server.streams(followJob, [{ type: 'status', status }])
  await screen.findByRole('link', { name: /^list.csv: 42 % beschrieben/ })
  say({ type: 'status', status: { ...status, progress: 50, processedCount: 20 } })
  await screen.findByRole('link', { name: /^list.csv: 50 % beschrieben/ })
  await screen.findByText('20 von 40 Bildern')
  const addresses = asked.mock.calls.map(([address]) => String(address))
  expect(addresses.filter((address) => address.includes('jobId=7'))).toHaveLength(1)
})

test('without a running job title and icon are as ever', async () => {
  app = openApp('/hilfe', { who: user() })
  app.server.answers(listJobs, [ended])
  await waitFor(() => expect(document.title).toBe('Hilfe · Bildwort'))
  expect(screen.queryByRole('link', { name: /beschrieben, zum Auftrag/ })).toBeNull()
  expect(icon()).toContain('still.svg')
})

test('a hidden tab shows a browser notification at the end of the job, which leads to it', async () => {
  app = openApp('/hilfe', { who: user() })
  app.server.answers(listJobs, [job])
  await screen.findByRole('link', { name: /^list.csv: 25 % beschrieben/ })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  app.server.answers(listJobs, [ended])
  app.server.answers(currentUser, user({ creditBalance: 100 }))
  // Like the hidden tab’s refetch, every 30 s.
  await app.look(['jobs', 'newest'])
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices[0]).toMatchObject({
    title: 'Ihre Bilder sind beschrieben',
    body: 'list.csv: 38 von 40 Bildern sind beschrieben.',
  })
  await screen.findByRole('link', { name: /1,00/ })
  expect(screen.queryByRole('link', { name: /beschrieben, zum Auftrag/ })).toBeNull()
  notices[0]?.onclick?.()
  await waitFor(() => expect(location.pathname).toBe('/results/7'))
})

test.each([
  ['/', 'provider_rejects', true, '/admin/apikeys'],
  ['/', 'provider_rejects', false, undefined],
  ['/', 'unpaid_calls', true, undefined],
  ['/results', 'provider_rejects', true, '/admin/apikeys'],
  ['/results', 'provider_rejects', false, undefined],
  ['/results', 'unpaid_calls', true, undefined],
] as const)(
  'on %s a paused job says why (%s), and only administrators get to the test of the key, if a key helps (%s)',
  async (page, reason, isAdmin, address) => {
    const notice = jobReasons[reason].de
    app = openApp(page, { who: user({ isAdmin }) })
    app.server.answers(listJobs, [{ ...job, status: 'paused', error: notice, reason }])
    app.server.answers(jobDetail, { job, images: [], total: 0 })
    const paused = { ...status, state: 'paused' as const, notice, reason }
    app.server.streams(followJob, [{ type: 'status', status: paused }])
    await screen.findByText(notice)
    const link = screen.queryByRole('link', { name: 'KI-Schlüssel prüfen' })
    expect(link?.getAttribute('href')).toBe(address)
  },
)

test('a visible page shows no browser notification', async () => {
  app = openApp('/hilfe', { who: user() })
  app.server.answers(listJobs, [job])
  await screen.findByRole('link', { name: /^list.csv: 25 % beschrieben/ })
  app.server.answers(listJobs, [ended])
  await app.look(['jobs', 'newest'])
  await waitFor(() => expect(screen.queryByRole('link', { name: /beschrieben, zum Auftrag/ })).toBeNull())
  expect(notices).toHaveLength(0)
})

test('the header keeps language and account at hand, and a second time in its menu', async () => {
  app = openApp('/hilfe', { who: user() })
  await hands.press('Menü öffnen')
  expect(await screen.findAllByRole('radio', { name: /^DE, / })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Abmelden' })).toHaveLength(2)
})

test('the home page shows a job that another page has started, also if it ended at once', async () => {
  const summary: Summary = {
    ...{
      jobId: 8,
      total: 1,
      successful: 1,
      errors: 0,
      remedies: { retry: 0, correct: 0, none: 0 },
      time: 0.2,
      stopped: false,
      carried: 0,
      free: 0,
      toReview: 0,
    },
    ...{ fileUrl: '/api/jobs/8/results.csv', fileType: 'csv', filename: 'list.csv', sampleResult: null },
  }
  leaveStartedJob(8)
  app = openApp('/', { who: user() })
  app.server.answers(listJobs, [ended])
  app.server.answers(jobDetail, { job: ended, images: [], total: 0 })
  app.server.streams(followJob, [
    {
      type: 'status',
      status: { ...status, jobId: 8, isActive: false, state: 'done', processedCount: 1, totalCount: 1 },
    },
    { type: 'complete', summary },
  ])
  await screen.findByRole('heading', { name: '1 Bild beschrieben' })
})
