import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Locator, Page } from 'playwright-core'
import { openBenchBrowser } from './open-bench-browser.ts'
import { type BenchResult, median } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'

const rounds = 7
const lookEachMs = 10
const patienceMs = 30_000
const sizes = { small: 100, large: 100_000 }

/** How long a user waits for actions on a job's results: a hundred thousand images compared with a hundred. */
export async function benchLargeJob(databaseUrl: string): Promise<BenchResult[]> {
  const product = await startBenchProduct({ DATABASE_URL: databaseUrl })
  const browser = await openBenchBrowser()
  try {
    const small = await insertJob(databaseUrl, sizes.small)
    const large = await insertJob(databaseUrl, sizes.large)
    const context = await browser.newContext({
      extraHTTPHeaders: { authorization: product.authorization },
      locale: 'de-DE',
    })
    const page = await context.newPage()
    const times: Record<string, { small: number[]; large: number[] }> = {}
    // Alternating, so that a slow minute of the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      for (const [size, job] of [
        ['small', small],
        ['large', large],
      ] as const) {
        for (const [name, took] of Object.entries(await timeResults(page, `${product.url}/results/${job}`))) {
          times[name] ??= { small: [], large: [] }
          times[name][size].push(took)
        }
      }
    }
    return Object.entries(times).map(([name, took]) => ({
      name: `100,000 images: ${name}`,
      measured: `${median(took.large).toFixed(0)} ms`,
      baseline: `100 images ${median(took.small).toFixed(0)} ms`,
      ratio: median(took.large) / median(took.small),
      limit: 1.5,
    }))
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Milliseconds from each user action to its visible result. */
async function timeResults(page: Page, address: string): Promise<Record<string, number>> {
  const took: Record<string, number> = {}
  const measure = async (name: string, act: () => Promise<void>, seen: Locator) => {
    const began = performance.now()
    await act()
    await isSeen(seen)
    took[name] = performance.now() - began
  }
  const row = (number: number) =>
    page.getByRole('button', { name: new RegExp(`\\b${number}\\.jpg$`) }).first()
  const dialog = page.getByRole('dialog')
  const status = page.getByLabel('Status', { exact: true })
  const filter = async (value: string) => void (await status.selectOption(value))
  await measure('open it', async () => void (await page.goto(address)), row(1))
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await status.waitFor()
  await measure('filter', () => filter('failed'), row(10))
  await measure('show all again', () => filter('all'), row(1))
  await page.keyboard.press('Escape')
  await measure('open an image', () => row(1).click(), dialog.getByRole('heading', { name: '1.jpg' }))
  await measure(
    'go to the next',
    () => page.keyboard.press('ArrowRight'),
    dialog.getByRole('heading', { name: '2.jpg' }),
  )
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await measure(
    'search',
    () =>
      page
        .getByLabel(/suchen/i)
        .first()
        .fill('77.jpg'),
    row(77),
  )
  await measure(
    'search in texts',
    () =>
      page
        .getByLabel(/suchen/i)
        .first()
        .fill('Leuchtturm'),
    row(3),
  )
  return took
}

/** `waitFor` checks after 20, 50, 100, 100 and 500 ms, so 300 ms and 700 ms would measure the same. */
async function isSeen(locator: Locator): Promise<void> {
  const lastLook = performance.now() + patienceMs
  while (!(await locator.isVisible())) {
    if (performance.now() > lastLook) throw new Error(`not seen: ${locator}`)
    await sleep(lookEachMs)
  }
}

/** A completed job with every tenth image failed, as if it had been processed. */
async function insertJob(databaseUrl: string, images: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `insert into jobs (user_id, status, filename, list_kind, columns, format, languages, prompt_type, custom_prompt, price_cents,
      total_images, succeeded, failed, started_at, finished_at, searchable_to)
    values (1, 'completed', 'list.csv', 'csv', '{url}', 'csv', '{de,en}', 'system', '', 52, $1, $1 - $1 / 10, $1 / 10, now(), now(), null)
    returning id`,
    [images],
  )
  const id = rows[0]!.id
  await client.query(
    `insert into job_images (job_id, position, url, filename, context, source, state, done_number, done_at, interpretation, keywords,
      used_keywords, unused_keywords, language_versions, fault)
    select $1, n, 'https://example.org/' || n || '.jpg', n || '.jpg', '', '["x"]', case when n % 10 = 0 then 'failed' else 'succeeded' end,
      n, now(), 'Picture ' || n, '{Hafen}', '{Hafen}', '{}',
      case when n % 10 > 0 then jsonb_build_object('de', jsonb_build_object('altText', 'Text ' || n, 'description', 'Beschreibung ' || n),
        'en', jsonb_build_object('altText', 'Words ' || n, 'description', 'Description ' || n)) end,
      case when n % 10 = 0 then '{"code":"not_a_picture"}'::jsonb end
    from generate_series(1, $2::int) n`,
    [id, images],
  )
  // Realistic lengths; one in a hundred contains the word.
  await client.query(
    `insert into image_search (job_id, position, text)
    select $1, n, n || '.jpg ' || repeat('eine beschreibung von ' || n || ' ', 40) || case when n % 100 = 3 then 'leuchtturm' else '' end
    from generate_series(1, $2::int) n where n % 10 > 0`,
    [id, images],
  )
  await client.query('analyze job_images, image_search')
  await client.end()
  return id
}
