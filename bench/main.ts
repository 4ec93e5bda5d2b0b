import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '#server/platform/schema/migrate.ts'
import { benchAudit } from './audit.ts'
import { benchExport } from './export.ts'
import { benchImages } from './images.ts'
import { benchLargeJob } from './large-job.ts'
import { benchLogins } from './logins.ts'
import { benchManyStreams } from './many-streams.ts'
import { benchMemory } from './memory.ts'
import { benchMoney } from './money.ts'
import { benchPictures } from './pictures.ts'
import { type BenchResult, isWithinLimits } from './result.ts'
import { benchScale } from './scale.ts'
import { benchStreamEnds } from './stream-ends.ts'
import { benchThroughput } from './throughput.ts'
import { benchTokenRoute } from './token-route.ts'
import { benchUpload } from './upload.ts'
import { benchUserRoute } from './user-route.ts'
import { benchWebSize } from './web-size.ts'
import { benchXlsxIn } from './xlsx-in.ts'

/** Runs the named benchmarks, or all, each on its own database, and prints one table. */
const all = {
  upload: benchUpload,
  'xlsx-in': benchXlsxIn,
  pictures: benchPictures,
  streams: benchManyStreams,
  ends: benchStreamEnds,
  export: benchExport,
  user: benchUserRoute,
  token: benchTokenRoute,
  logins: benchLogins,
  money: benchMoney,
  throughput: benchThroughput,
  scale: benchScale,
  images: benchImages,
  memory: benchMemory,
  size: benchWebSize,
  results: benchLargeJob,
  audit: benchAudit,
}
const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'bildwort-bench-'))
// Counts nothing until a benchmark starts it, because it would slow down all others.
const counting = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'none' }
const database = await startEmbeddedPostgres({ dataDir: folder, settings: counting })
const results: BenchResult[] = []
try {
  for (const [name, bench] of Object.entries(all)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`… ${name}`)
    results.push(...[await bench(await freshDatabase(name))].flat())
  }
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

const rows = results.map((result) => ({
  benchmark: result.name,
  measured: result.measured,
  baseline: result.baseline,
  ratio: `${result.ratio.toFixed(2)} (${result.bound ?? 'at most'} ${result.limit})`,
  memory:
    result.memoryGrowthMb === undefined
      ? ''
      : `+${result.memoryGrowthMb.toFixed(0)} MB (at most ${result.memoryLimitMb})`,
  verdict: isWithinLimits(result) ? 'ok' : 'MISSED',
}))
console.table(rows)
process.exitCode = results.every(isWithinLimits) ? 0 : 1

async function freshDatabase(name: string): Promise<string> {
  const server = new pg.Client({ connectionString: database.connectionString })
  await server.connect()
  await server.query(`create database "bench_${name}"`)
  const { host, user } = server
  await server.end()
  const url = `postgres:///bench_${name}?host=${encodeURIComponent(host)}&user=${user}`
  const pool = new pg.Pool({ connectionString: url })
  await migrate(pool)
  await pool.end()
  return url
}
