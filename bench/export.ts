import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createDeflateRaw } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { exportCsv } from '#server/jobs/exports/export-csv.ts'
import { exportWorkbook } from '#server/jobs/exports/export-workbook.ts'
import type { ExportJob } from '#server/jobs/exports/read-pages.ts'
import { type BenchResult, median } from './result.ts'

const images = 100_000
const rounds = 7

/** Each export and the streaming COPY that it is compared with. */
const formats = {
  csv: {
    name: 'CSV',
    open: (pool: pg.Pool, job: ExportJob) => exportCsv(pool, job, { delimiter: ';', language: 'de' }),
    baseline: 'COPY … TO STDOUT',
    openBare: (rows: Readable) => rows,
    limit: 2,
    memoryLimitMb: 50,
  },
  xlsx: {
    name: 'XLSX',
    open: (pool: pg.Pool, job: ExportJob) => exportWorkbook(pool, job, { language: 'de' }),
    baseline: 'COPY … TO STDOUT, deflated',
    openBare: (rows: Readable) => rows.compose(createDeflateRaw()),
    limit: 3,
    memoryLimitMb: 250,
  },
} as const
type Format = keyof typeof formats

/**
 * Exports of 100,000 finished images compared with PostgreSQL's own COPY of the same rows, alternating; medians. Memory is the growth of a
 * fresh process's resident set by this export minus that by an export of 2,000 images. `connectionString` names a migrated database; the
 * benchmark adds two jobs with their users.
 */
export async function benchExport(connectionString: string): Promise<BenchResult[]> {
  const pool = openPool(connectionString)
  try {
    const job = await makeFinishedJob(pool, images)
    const smallJob = await makeFinishedJob(pool, 2_000)
    const results: BenchResult[] = []
    for (const format of ['csv', 'xlsx'] as const)
      results.push(await measureFormat(pool, { connectionString, smallJob, job, format }))
    return results
  } finally {
    await pool.end()
  }
}

async function measureFormat(pool: pg.Pool, task: MemoryTask): Promise<BenchResult> {
  const { job, format } = task
  const { name, open, baseline, openBare, limit, memoryLimitMb } = formats[format]
  const growths: number[] = []
  for (let round = 0; round < 3; round += 1) growths.push(await measureMemory(task))
  const ours: number[] = []
  const copies: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const copyMs = await timeCopy(pool, job.id, openBare)
    const oursMs = await timeDraining(() => open(pool, job))
    // The first round warms up both caches.
    if (round === 0) continue
    copies.push(copyMs)
    ours.push(oursMs)
  }
  return {
    name: `${name} export of ${images.toLocaleString('en')} images`,
    measured: `${Math.round(median(ours))} ms`,
    baseline: `${baseline} ${Math.round(median(copies))} ms`,
    ratio: median(ours) / median(copies),
    limit,
    memoryGrowthMb: median(growths),
    memoryLimitMb,
  }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString })
  // A closing connection still receives the server's shutdown as an error event, which would be uncaught.
  pool.on('error', () => {})
  return pool
}

async function timeCopy(
  pool: pg.Pool,
  jobId: number,
  openBare: (rows: Readable) => Readable,
): Promise<number> {
  const client = await pool.connect()
  const rows = `select position, source, filename, state, fault, keywords, interpretation, language_versions, model,
    prompt_version, done_at from job_images where job_id = ${jobId} order by position`
  try {
    return await timeDraining(() => openBare(client.query(copyTo(`copy (${rows}) to stdout`))))
  } finally {
    client.release()
  }
}

async function timeDraining(open: () => Readable): Promise<number> {
  const start = performance.now()
  for await (const _ of open());
  return performance.now() - start
}

async function makeFinishedJob(pool: pg.Pool, imageCount: number): Promise<ExportJob> {
  const { rows: users } = await pool.query<{ id: number }>(`
    insert into users (username, email, password_hash) select name, name || '@example.org', ''
    from (select 'export-' || gen_random_uuid() as name) as made returning id`)
  const { rows: jobs } = await pool.query<ExportJob>(
    `insert into jobs (user_id, status, filename, list_kind, columns, format, languages, prompt_type, custom_prompt,
      price_cents, total_images, succeeded, failed, finished_at)
    values ($1, 'completed', 'bilder.csv', 'csv', '{id,titel,beschreibung,bild_url,autor,datum,lizenz,ort}', 'csv', '{de,en}',
      'system', '', 52, $2, $2 - $2 / 50, $2 / 50, now()) returning id, columns, languages, list_kind as "listKind"`,
    [users[0]?.id, imageCount],
  )
  const job = jobs[0]!
  await pool.query(insertImages, [job.id, imageCount])
  await pool.query('vacuum (analyze) job_images')
  return job
}

// Every fiftieth image failed; the texts have realistic lengths and umlauts.
const insertImages = `
  insert into job_images (job_id, position, url, filename, context, source, done_number, done_at, state, fault,
    interpretation, language_versions, keywords, used_keywords, unused_keywords, provider, model, prompt_version)
  select $1, n, address, 'hof-' || n || '.jpg', title,
    json_build_array(n::text, title, 'Aufgenommen bei der Begehung im Frühjahr; Blick nach Süden, "Haus ' || n || '"', address,
      'Jörg Müller', '2024-03-' || lpad((n % 28 + 1)::text, 2, '0'), 'CC BY-SA 4.0', 'Görlitz, Altstadt'),
    n, now() - n * interval '1 second', case when failed then 'failed' else 'succeeded' end,
    case when failed then '{"code":"not_found","details":{"status":404}}'::jsonb end,
    case when not failed then
      'Das Bild zeigt einen gepflasterten Innenhof mit der Hausnummer ' || n || ', umgeben von sanierten Altbauten.' end,
    case when not failed then jsonb_build_object(
      'de', jsonb_build_object(
        'altText', 'Innenhof mit Kopfsteinpflaster, altem Brunnen und blühender Linde vor Haus ' || n,
        'description', 'In der Mitte des Hofes steht ein steinerner Brunnen, um den sich Kopfsteinpflaster legt. Links ' ||
          'führt eine Holztreppe zu einer grün gestrichenen Tür; darüber hängen Blumenkästen mit roten Geranien. ' ||
          'Die Sonne fällt von rechts auf die Fassade „Haus ' || n || '“, deren Putz an mehreren Stellen abblättert.'),
      'en', jsonb_build_object(
        'altText', 'Courtyard with cobblestones, an old well and a lime tree in blossom in front of house ' || n,
        'description', 'A stone well stands in the middle of the yard, ringed by cobblestones. On the left, wooden stairs ' ||
          'lead to a door painted green; flower boxes with red geraniums hang above it. Sunlight falls from the ' ||
          'right onto the façade of "house ' || n || '", where the plaster peels off in several places.')) end,
    '{Innenhof,Altstadt,Brunnen,Görlitz}', '{Innenhof,Brunnen}', '{Altstadt,Görlitz}', 'anthropic', 'claude-sonnet-4-5', '4'
  from generate_series(1, $2::int) as n,
    lateral (select n % 50 = 0 as failed, 'Innenhof Nr. ' || n as title,
      'https://bilder.example.org/altstadt/2024/hof-' || n || '.jpg' as address) as made`

/** Growth of the resident set in MB. Measured in a separate process, because earlier rounds would hide it here. */
async function measureMemory(task: MemoryTask): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), [], { execArgv: [] })
  child.send(task)
  // A child that crashes sends no message: without the exit event this would wait forever.
  const [growthMb] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
  if (typeof growthMb !== 'number') throw new Error('the measurement of memory gave no number')
  return growthMb
}

interface MemoryTask {
  connectionString: string
  smallJob: ExportJob
  job: ExportJob
  format: Format
}

async function answerMemory(task: MemoryTask): Promise<void> {
  const pool = openPool(task.connectionString)
  const before = await peakOf(pool, task.smallJob, task.format)
  const after = await peakOf(pool, task.job, task.format)
  await pool.end()
  process.send?.((after - before) / 1024 / 1024)
  process.disconnect()
}

async function peakOf(pool: pg.Pool, job: ExportJob, format: Format): Promise<number> {
  let peak = process.memoryUsage.rss()
  for await (const _ of formats[format].open(pool, job)) {
    peak = Math.max(peak, process.memoryUsage.rss())
    await breathe()
  }
  return peak
}

// Started by `measureMemory`, which sends the task.
if (import.meta.main) process.once('message', (task) => answerMemory(task as MemoryTask))
