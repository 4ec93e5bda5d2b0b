import { fireEvent, screen } from '@testing-library/dom'
import { logout } from '#contract/endpoints/accounts.ts'
import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { purchaseCredits } from '#contract/endpoints/credits.ts'
import { deleteJob, followJob, listJobs } from '#contract/endpoints/jobs.ts'
import { startJob } from '#contract/endpoints/starting.ts'
import type { ListedJob } from '#contract/entities/job.ts'
import type { ProcessingStatus, Summary } from '#contract/entities/progress.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import type { TestServer } from './create-server.ts'
import { createdAt } from './furnish.ts'
import { hands } from './hands.ts'
import type { QuotedGround } from './quoted-ground.ts'

const jobId = 7
const filename = 'list.csv'

const status: ProcessingStatus = {
  jobId,
  isActive: true,
  state: 'running',
  currentFile: '3.jpg',
  progress: 25,
  processedCount: 3,
  totalCount: 12,
  errors: 0,
  processingSteps: [],
  filename,
  startedAt: createdAt,
  languages: ['de'],
}

const summary: Summary = {
  jobId,
  total: 12,
  successful: 3,
  errors: 0,
  remedies: { retry: 0, correct: 0, none: 0 },
  time: 4,
  stopped: true,
  carried: 0,
  free: 0,
  toReview: 0,
  fileUrl: `/api/jobs/${jobId}/download/csv`,
  fileType: 'csv',
  filename: 'list.csv',
  sampleResult: null,
}

const job: ListedJob = {
  id: jobId,
  isTest: false,
  userId: 2,
  username: 'Anna',
  email: 'anna@example.org',
  filename,
  name: filename,
  labels: [],
  status: 'completed',
  stopped: false,
  format: 'csv',
  languages: ['de'],
  languagesCount: 1,
  totalImages: 10,
  processedImages: 10,
  successfulImages: 10,
  failedImages: 0,
  retryableImages: 0,
  retriedAs: null,
  regenerates: null,
  carriedImages: 0,
  freeImages: 0,
  estimatedCostCents: 500,
  priceCents: 50,
  costCents: 500,
  isPaid: true,
  createdAt,
  finishedAt: createdAt,
  csvUrl: `/api/jobs/${jobId}/download/csv`,
  jsonUrl: `/api/jobs/${jobId}/download/json`,
  xlsxUrl: `/api/jobs/${jobId}/download/xlsx`,
  approvedImages: 0,
  imagesToReview: 0,
  pictures: [],
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => `http://bilder.example/${n}.jpg\n`).join('')

/** Picks a list of this many images and starts a job. */
async function start(server: TestServer, images: number, button: RegExp): Promise<void> {
  server.answers(startJob, { jobId, totalImages: images, languagesCount: 1, estimatedCost: images * 50 })
  await hands.pickFile(filename, `url\n${rows(images)}`)
  await hands.press(button)
}

/** Files that are no lists, and jobs that end early, for a user in German. */
export async function germanWork({ open, at }: QuotedGround): Promise<void> {
  const { server } = open('/')
  await hands.pickFile('bilder.docx', 'PK')
  await at('wrong-type')
  await hands.pickFile('leer.csv', '')
  await at('empty-list')
  await hands.press('Andere Datei wählen')

  server.streams(followJob, [{ type: 'complete', summary }])
  await start(server, 12, /^12 Bilder beschreiben/)
  await at('stopped')
  server.streams(followJob, [{ type: 'error', message: 'Kein Bild war zu öffnen.', code: 'x', jobId }])
  await hands.press('Andere Datei verarbeiten')
  await start(server, 1, /^1 Bild beschreiben/)
  await at('job-ended-badly')

  open('/results').server.answers(listJobs, [
    { ...job, status: 'waiting', csvUrl: null, jsonUrl: null, xlsxUrl: null },
  ])
  await at('results-waiting')
}

/** The account of a signed-in user, in German. */
export async function germanAccount({ open, at }: QuotedGround): Promise<void> {
  const { server } = open('/')
  await hands.follow(/Ihr Konto$/)
  await screen.findByLabelText('Aktuelles Passwort')
  const fields = document.querySelectorAll('main input[type=password]')
  for (const [place, value] of ['a horse with a battery', 'short', 'other'].entries())
    fireEvent.change(fields[place]!, { target: { value } })
  await hands.press('Passwort ändern')
  await at('profile-errors')
  await server.failing(logout, 'unanswered', async () => {
    await hands.press('Abmelden')
    await at('logout-failed')
  })
}

/** The first job of a user with 5 € and no key at first, in English. */
export async function englishWork(ground: QuotedGround): Promise<void> {
  const { open, at } = ground
  open('/').server.answers(userApiKeyStatus, { hasApiKeys: false })
  await at('pending')
  open('/results')
  await at('results-empty')
  open('/').server.answers(apiKeysStatus, { anthropic: false, openai: false })
  await at('no-keys')

  const { server } = open('/')
  server.refuses(
    startJob,
    refusalOf('insufficient_credits', {
      imageCount: 12,
      languageCount: 1,
      estimatedCostEuros: 6,
      currentBalance: 500,
      shortfallEuros: 1,
      affordableImages: 10,
    }),
  )
  await hands.pickFile(filename, `url\n${rows(12)}`)
  await hands.press('Change columns')
  await at('options')
  await hands.press(/^Describe 12 images/)
  await at('too-little')
  server.answers(startJob, { jobId, totalImages: 10, languagesCount: 1, estimatedCost: 500 })
  server.streams(followJob, [{ type: 'status', status }])
  await hands.press(/^Describe the first 10 images/)
  await at('processing')
  await results(ground)
}

async function results({ open, at }: QuotedGround): Promise<void> {
  const { server } = open('/results')
  server.answers(listJobs, [job])
  await at('results')
  await server.failing(deleteJob, 'unanswered', async () => {
    await hands.press(/^More actions: list\.csv/)
    await hands.press('Delete job')
    await hands.press('Delete job', await screen.findByRole('alertdialog'))
    await at('delete-failed')
  })
  await open('/results').server.failing(listJobs, 'broken', () => at('results-failed'))
}

/** Purchases that can't be started, in English. */
export async function englishPurchases({ open, at }: QuotedGround): Promise<void> {
  const { server } = open('/credits')
  const buy = async (amount: string): Promise<void> => {
    const field = await hands.fill(/^Other amount in euros/, amount)
    fireEvent.submit(field)
  }
  await buy('0')
  await at('credits-nothing')
  await buy('1000.01')
  await at('credits-too-much')
  await server.failing(purchaseCredits, 'unanswered', async () => {
    await buy('10')
    await at('credits-failed')
  })
}
