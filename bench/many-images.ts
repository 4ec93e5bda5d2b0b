import pg from 'pg'
import { insertDescribedJobs } from './insert-described-jobs.ts'
import { type BenchResult, median } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'

const images = 5_000_000
const imagesPerJob = 1_000
const fillings = 10
/** Of the one who looks: in the full database some are there after each filling, so that they lie apart. */
const ownJobs = 20
const otherUsers = 500
const imagesPerPage = 200

/**
 * How long a user waits for a job of a thousand images, in a database of five million and in one with nothing but the user's own
 * jobs, by turns. Each job is met once: none is in a cache because it was looked at before.
 */
export async function benchManyImages(databaseUrl: string): Promise<BenchResult[]> {
  const full = { url: databaseUrl, jobs: [] as number[] }
  const empty = { url: await copyDatabase(databaseUrl, 'bench_few_images'), jobs: [] as number[] }
  const environment = { ROLE: 'web', ANTHROPIC_API_KEY: 'never-asked' }
  const start = ({ url }: typeof full) => startBenchProduct({ ...environment, DATABASE_URL: url })
  const products = { full: await start(full), empty: await start(empty) }
  try {
    empty.jobs = await fill(empty.url, 0)
    full.jobs = await fill(full.url, images)
    const times: Record<string, { full: number[]; empty: number[] }> = {}
    for (let n = 0; n < ownJobs; n += 1) {
      // The one that comes second finds the machine warmed by the first.
      const turns = n % 2 === 0 ? (['full', 'empty'] as const) : (['empty', 'full'] as const)
      for (const size of turns) {
        const jobId = { full, empty }[size].jobs[n]!
        for (const [name, took] of Object.entries(await timeJob(products[size], jobId))) {
          times[name] ??= { full: [], empty: [] }
          times[name][size].push(took)
        }
      }
    }
    return Object.entries(times).map(([name, took]) => ({
      name: `${images.toLocaleString('en')} images kept: ${name}`,
      measured: `${median(took.full).toFixed(1)} ms`,
      baseline: `${(ownJobs * imagesPerJob).toLocaleString('en')} kept: ${median(took.empty).toFixed(1)} ms`,
      ratio: median(took.full) / median(took.empty),
      limit: 1.5,
    }))
  } finally {
    await Promise.all([products.full.stop(), products.empty.stop()])
  }
}

type Product = Awaited<ReturnType<typeof startBenchProduct>>

/** Milliseconds of each thing that somebody does with a job, until all of the answer is there. */
async function timeJob({ url, authorization }: Product, jobId: number): Promise<Record<string, number>> {
  const ask = async (path: string) => {
    const answer = await fetch(`${url}/api/jobs/${jobId}${path}`, { headers: { authorization } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return text
  }
  const search = async (words: string, isThere: boolean) => {
    const { total } = JSON.parse(await ask(`?search=${words}&limit=${imagesPerPage}`))
    if (total > 0 !== isThere) throw new Error(`${words} was found in ${total} images`)
  }
  const took: Record<string, number> = {}
  const measure = async (name: string, act: () => Promise<unknown>) => {
    const began = performance.now()
    await act()
    took[name] = performance.now() - began
  }
  // What its page asks for at once.
  await measure('open a job', () =>
    Promise.all([
      ask('?limit=1'),
      ask(`?limit=${imagesPerPage}`),
      ask('?only=needs_review&limit=1'),
      ask('?only=decorative&limit=1'),
    ]),
  )
  await measure('search a word that many jobs have', () => search('leuchtturm', true))
  await measure('search a word that all have', () => search('innenhof', true))
  await measure('search a word that none has', () => search('zeppelin', false))
  await measure('search a filename', () => search('hof-77.jpg', true))
  await measure('export CSV', () => ask('/results.csv'))
  await measure('export JSON', () => ask('/results.json'))
  return took
}

/** The jobs of the one who looks (user 1), by their ids, among as many other images. */
async function fill(databaseUrl: string, others: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    if (others === 0) return await insertDescribedJobs(client, { userIds: [1], jobs: ownJobs, imagesPerJob })
    const began = performance.now()
    const userIds = await insertUsers(client)
    const own: number[] = []
    // Its own way in is dear: at the end it is made at once, as a restored database does.
    await client.query('drop index if exists image_search_text_index')
    for (let n = 0; n < fillings; n += 1) {
      const jobs = others / fillings / imagesPerJob
      // One in fifty is of the one who looks.
      const theirs = [...userIds.slice(0, 49), 1]
      await insertDescribedJobs(client, { userIds: n % 2 === 0 ? theirs : userIds, jobs, imagesPerJob })
      own.push(
        ...(await insertDescribedJobs(client, { userIds: [1], jobs: ownJobs / fillings, imagesPerJob })),
      )
    }
    const inserted = performance.now()
    await client.query("set maintenance_work_mem = '512MB'")
    await client.query('create index image_search_text_index on image_search using gin (text gin_trgm_ops)')
    const indexed = performance.now()
    await client.query('vacuum (analyze) jobs, job_images, image_search')
    const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(0)
    const { rows } = await client.query('select pg_size_pretty(pg_database_size(current_database())) as size')
    console.log(
      `${others} images: inserted in ${seconds(began, inserted)} s, texts indexed in ${seconds(inserted, indexed)} s,`,
      `looked through in ${seconds(indexed, performance.now())} s; ${rows[0].size}`,
    )
    return own
  } finally {
    await client.end()
  }
}

async function insertUsers(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (username, email, password_hash)
    select 'other-' || n, 'other-' || n || '@example.org', '' from generate_series(1, $1::int) n returning id`,
    [otherUsers],
  )
  return rows.map(({ id }) => id)
}

async function copyDatabase(databaseUrl: string, name: string): Promise<string> {
  const url = new URL(databaseUrl)
  const template = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name} template "${template}"`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
