import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './harness/client.ts'
import { drawPicture } from './harness/draw-picture.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { adminPassword } from './harness/start-product.ts'
import { watchLayoutShifts } from './harness/watch-layout-shifts.ts'

/** Larger than their thumbnails, like most images. */
function photographs(count: number) {
  const rows = Array.from(
    { length: count },
    (_, n) => `${stage.farSide.pictures.url}/generated/${n + 1}.jpg?width=1200&height=900`,
  )
  return { name: 'list.csv', content: ['URL', ...rows, ''].join('\n') }
}

/** How late each answer of the server is: everything is first shown without it. */
const delayMs = 400

let stage: Stage
let jobId: number
let shared: string

beforeAll(async () => {
  stage = await openStage()
  const admin = await signIn(stage.url, 'admin', adminPassword)
  jobId = await admin.startJob(photographs(30), { languages: '["de","en"]' })
  await admin.waitFor(jobId, ({ status }) => status === 'completed')
  const { page, close } = await stage.open()
  const link = await page.request.post(`${stage.url}/api/jobs/${jobId}/shares`, { data: { days: 7 } })
  shared = `/teilen/${(await link.json()).token}`
  await close()
})

afterAll(() => stage?.close())

const visitorPaths = () => [
  '/auth',
  '/auth?tab=register',
  '/auth?tab=forgot',
  '/auth/reset-password?token=of-nobody',
  '/auth/verify-email?token=of-nobody',
  '/auth/invitation?token=of-nobody',
  '/auth/change-address?token=of-nobody',
  shared,
  '/impressum',
  '/datenschutz',
  '/hilfe',
  '/nirgends',
]

const ownPaths = () => [
  '/',
  '/results',
  '/results?search=motiv',
  `/results/${jobId}`,
  `/results/${jobId}?image=2`,
  '/credits',
  ...['', '/profil', '/zugaenge', '/webhooks', '/limits', '/daten'].map((page) => `/konto${page}`),
  ...['', '/credits', '/apikeys', '/jobs', '/statistics', '/log'].map((tab) => `/admin${tab}`),
  `/admin/jobs/${jobId}`,
]

test.for([390, 1_440])(
  'at %d px nothing moves while late answers arrive, on any page',
  { timeout: 600_000 },
  async (width) => {
    const viewport = { width, height: 900 }
    const visitor = await openPage(stage.browser, { locale: 'de-DE', viewport })
    const user = await stage.open({ viewport })
    const moved = [...(await visit(visitor.page, visitorPaths())), ...(await visit(user.page, ownPaths()))]
    await visitor.close()
    await user.close()
    expect(moved).toEqual([])
  },
)

test.for([390, 1_440])(
  'at %d px nothing moves while 200 pictures are uploaded and read',
  { timeout: 600_000 },
  async (width) => {
    const { page, close } = await stage.open({ viewport: { width, height: 900 } })
    await keepNoGutter(page)
    await page.goto(stage.url, { waitUntil: 'networkidle' })
    await page.route('**/api/**', delayed)
    const shifts = await watchLayoutShifts(page)
    await page.getByLabel('Bilder hochladen').setInputFiles(await manyPictures(width))
    await page.getByText('Ihre 200 Bilder sind hochgeladen').waitFor({ timeout: 300_000 })
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toEqual([])
    await close()
  },
)

async function visit(page: Page, paths: string[]): Promise<string[]> {
  await keepNoGutter(page)
  await page.route('**/api/**', delayed)
  const moved: string[] = []
  for (const path of paths) {
    await page.goto(stage.url + path, { waitUntil: 'networkidle' })
    const shifts = await watchLayoutShifts(page, true)
    for (const shift of await shifts()) moved.push(`${path}: ${shift}`)
  }
  return moved
}

/** Without a window, Chromium draws no scroll bars, but keeps room for them where a dialog hides them. */
function keepNoGutter(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const noGutter = new CSSStyleSheet()
    noGutter.replaceSync('html { scrollbar-gutter: auto !important }')
    document.adoptedStyleSheets = [noGutter]
  })
}

async function delayed(route: Route): Promise<void> {
  await sleep(delayMs)
  await route.continue().catch(() => {})
}

/** Of another `width` they are other files, because the server takes none twice. */
function manyPictures(width: number) {
  return Promise.all(
    Array.from({ length: 200 }, async (_, n) => ({
      name: `Aufnahme_${n + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawPicture(n, width),
    })),
  )
}
