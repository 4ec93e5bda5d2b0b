import { failing, fill, press, type QuotedGround } from './quoted-ground.ts'
import { walk } from './walk.ts'

/** Long enough to look at a job that runs. */
const lookMs = 1_500
const quickMs = 100
const jobList = /\/api\/jobs(\?|$)/

/** Files that are no lists, jobs that end early, and the own account, for a signed-in administrator in German. */
export async function germanWork({ page, stage: { url, farSide }, at }: QuotedGround): Promise<void> {
  await walk.pickFile(page, { name: 'bilder.xlsx', content: 'PK' })
  await at('wrong-type')
  await walk.pickFile(page, { name: 'leer.csv', content: '' })
  await at('empty-list')
  await press(page, 'Andere Datei wählen')

  farSide.ai.set({ latencyMs: lookMs })
  await walk.chooseList(page, farSide.list(6))
  await walk.start(page)
  await press(page, 'Stoppen')
  await at('stopped')
  farSide.ai.set({ latencyMs: quickMs })
  await press(page, 'Andere Datei verarbeiten')

  const nowhere = { name: 'nirgends.csv', content: `Bildadresse\n${farSide.pictures.url}/nirgends.jpg\n` }
  await walk.chooseList(page, nowhere)
  await press(page, /^1 Bild beschreiben/)
  await page.getByRole('button', { name: 'Zurück zur Spaltenauswahl' }).waitFor({ timeout: 60_000 })
  await at('job-ended-badly')

  await page.route(jobList, async (route) => {
    const answer = await route.fetch()
    const jobs: object[] = await answer.json()
    await route.fulfill({ response: answer, json: jobs.map((job) => ({ ...job, status: 'waiting' })) })
  })
  await page.goto(`${url}/results`)
  await at('results-waiting')
  await page.unroute(jobList)
  await failing(page, '**/api/jobs/*', 'broken', async () => {
    await page.goto(`${url}/admin/jobs/1`)
    await at('admin-job-failed')
  })
}

/** The own account of somebody who is signed in, in German. */
export async function germanAccount({ page, at }: QuotedGround): Promise<void> {
  await press(page, /Profil öffnen/)
  const dialog = page.getByRole('dialog')
  for (const [place, text] of ['a horse with a battery', 'short', 'other'].entries())
    await dialog.locator('input[type=password]').nth(place).fill(text)
  await dialog.getByRole('button', { name: 'Passwort ändern' }).click()
  await at('profile-errors')
  await page.keyboard.press('Escape')
  await failing(page, '**/api/logout', 'unanswered', async () => {
    await press(page, 'Abmelden')
    await at('logout-failed')
  })
}

/** The first job of a user who has 5 € and no key at first, in English. `approve` assigns one. */
export async function englishWork(ground: QuotedGround, approve: () => Promise<void>): Promise<void> {
  const { page, stage, at } = ground
  const { farSide, url } = stage
  await page.goto(url)
  await at('pending')
  await approve()
  await page.goto(`${url}/results`)
  await at('results-empty')

  await page.route('**/api/apikeys/status', (route) =>
    route.fulfill({ json: { anthropic: false, openai: false } }),
  )
  await page.goto(url)
  await at('no-keys')
  await page.unroute('**/api/apikeys/status')

  await page.goto(url)
  await walk.pickFile(page, farSide.list(12))
  await at('options')
  await press(page, /^Describe 12 images/)
  await at('too-little')
  farSide.ai.set({ latencyMs: lookMs })
  await press(page, /^Describe the first 10 images/)
  await at('processing')
  farSide.ai.set({ latencyMs: quickMs })
  await page.getByRole('heading', { name: 'Your images are described' }).waitFor({ timeout: 60_000 })
  await results(ground)
}

async function results({ page, stage: { url }, at }: QuotedGround): Promise<void> {
  await page.goto(`${url}/results`)
  await at('results')
  await press(page, /^Delete /)
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete job' })
  await failing(page, '**/api/jobs/*', 'unanswered', async () => {
    await confirm.click()
    await at('delete-failed')
  })
  await failing(page, jobList, 'broken', async () => {
    await page.goto(`${url}/results`)
    await at('results-failed')
  })
}

/** Purchases that can't be begun, in English. */
export async function englishPurchases({ page, stage: { url }, at }: QuotedGround): Promise<void> {
  await page.goto(`${url}/credits`)
  for (const [amount, place] of [
    ['0', 'credits-nothing'],
    ['1000.01', 'credits-too-much'],
  ] as const) {
    await fill(page, 'Another amount in euro', amount)
    await page.keyboard.press('Enter')
    await at(place)
  }
  await fill(page, 'Another amount in euro', '10')
  await failing(page, '**/api/purchase-credits', 'unanswered', async () => {
    await press(page, /^Buy for /)
    await at('credits-failed')
  })
}
