import Papa from 'papaparse'
import pg from 'pg'
import { type BenchResult, median } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'

const rows = 100_000
const rounds = 5

/**
 * A CSV of 100,000 rows and 15 MB, from the first byte sent until the job is accepted, compared with a bare papaparse read of the same text
 * plus one bulk insert of the same rows; alternating, medians.
 */
export async function benchUpload(databaseUrl: string): Promise<BenchResult> {
  const csv = makeCsv()
  const pool = new pg.Pool({ connectionString: databaseUrl })
  // A closing connection still receives the server's shutdown as an error event, which would be uncaught.
  pool.on('error', () => {})
  await pool.query('create table if not exists bench_rows (like job_images including all)')
  const product = await startBenchProduct({
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    ANTHROPIC_API_KEY: 'never-asked',
  })
  try {
    const ours: number[] = []
    const bare: number[] = []
    let growthMb = 0
    for (let round = 0; round <= rounds; round += 1) {
      const bareMs = await timeBare(pool, csv)
      product.forgetPeak()
      const before = product.memory().now
      const began = performance.now()
      const jobId = await product.start(new Blob([csv]), { urlColumn: 'url', contextColumn: 'context' })
      const oursMs = performance.now() - began
      const { peak } = product.memory()
      await product.stopAndDelete(jobId)
      // The first round warms up both and lets the product's heap grow to its working size.
      if (round === 0) continue
      ours.push(oursMs)
      bare.push(bareMs)
      growthMb = Math.max(growthMb, peak - before)
    }
    return {
      name: `CSV of ${rows.toLocaleString('en')} rows, ${(csv.length / 1e6).toFixed(0)} MB, accepted`,
      measured: `${Math.round(median(ours))} ms`,
      baseline: `papaparse and one insert ${Math.round(median(bare))} ms`,
      ratio: median(ours) / median(bare),
      limit: 2,
      memoryGrowthMb: growthMb,
      memoryLimitMb: 100,
    }
  } finally {
    await product.stop()
    await pool.query('drop table bench_rows')
    await pool.end()
  }
}

async function timeBare(pool: pg.Pool, csv: string): Promise<number> {
  await pool.query('truncate bench_rows')
  const began = performance.now()
  const { data } = Papa.parse<string[]>(csv, { delimiter: ';', skipEmptyLines: true })
  const cells = data.slice(1)
  await pool.query(
    `insert into bench_rows (job_id, position, url, filename, context, source)
     select 1, position, url, filename, context, source::json
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[])
       as list (position, url, filename, context, source)`,
    [
      cells.map((_, index) => index + 1),
      cells.map((row) => row[1]),
      cells.map((row) => row[2]),
      cells.map((row) => row[3]),
      cells.map((row) => JSON.stringify(row)),
    ],
  )
  return performance.now() - began
}

function makeCsv(): string {
  const lines = ['id;url;title;context']
  for (let n = 1; n <= rows; n += 1) {
    lines.push(
      `${n};https://bilder.example.org/katalog/2026/herbst/artikel-${n}.jpg;Artikel ${n};"Herbstkatalog, Seite ${n % 400}: Wanderschuhe, Größe ${36 + (n % 12)}, wasserdicht, mit Profilsohle"`,
    )
  }
  return `${lines.join('\r\n')}\r\n`
}
