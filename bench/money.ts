import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createUser } from '#server/accounts/users/create-user.ts'
import { keepEnvironmentKeys } from '#server/apikeys/keep-environment-keys.ts'
import { adjustCredits } from '#server/credits/adjust-credits.ts'
import { type Outcome, recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import { startJob } from '#server/jobs/starting/start-job.ts'
import { closeChunk } from '#server/jobs/working/close-chunk.ts'
import { openPlatform } from '#server/open-platform.ts'
import type { Caller } from '#server/platform/caller.ts'
import { createLog } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSettings } from '#server/platform/read-settings.ts'
import { copyOver } from '#server/platform/statements/copy-rows.ts'
import { recordStatements, type Statement } from './record-statements.ts'
import { type BenchResult, formatRate, median } from './result.ts'

const rounds = 5
const jobsPerRound = 150
/** Id of the recorded job: a number that has no other meaning in its statements. */
const recordedId = 7_654_321

const described = {
  outcome: 'described',
  interpretation: 'Ein Foto.',
  languageVersions: {
    de: { altText: 'Ein Feldweg im Herbst', description: 'Ein Feldweg führt durch gelbe Wiesen.' },
  },
  keywords: [],
  usedKeywords: [],
  unusedKeywords: [],
  thumbnail: Buffer.from('RIFF'),
  provider: 'anthropic',
  model: 'none',
  promptVersion: '4',
  purpose: 'informative',
  decorativeReason: '',
  breaches: [],
} as const satisfies Outcome

/**
 * Jobs of one image on one account, from the stored list to the charge, one after another, compared with a bare loop that sends the same
 * statements over one connection; alternating, medians.
 */
export async function benchMoney(databaseUrl: string): Promise<BenchResult> {
  const settings = readSettings({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a key that keeps nothing secret: benchmarks only',
    ANTHROPIC_API_KEY: 'never-asked',
    ROLE: 'web',
  })
  const platform = await openPlatform(settings, createLog('error'))
  const bare = new pg.Client({ connectionString: databaseUrl })
  await bare.connect()
  const folder = mkdtempSync(join(tmpdir(), 'bildwort-bench-money-'))
  try {
    await keepEnvironmentKeys(platform)
    const recorder = recordStatements(platform.pool)
    const caller = await makeCaller(platform)
    const text = 'url\nhttps://example.org/1.jpg\n'
    const sha256 = createHash('sha256').update(text).digest('hex')
    const fields = { languages: '["de"]' }
    const upload = { path: join(folder, 'list'), sha256, filename: 'list.csv', fields }
    writeFileSync(upload.path, text)
    const runOne = async () => {
      const { jobId } = await startJob(platform, caller, upload, { idempotencyKey: null, token: null })
      await recordOutcome(platform.pool, { jobId, position: 1 }, described)
      await platform.db.transaction((tx) => closeChunk(tx, platform, { jobId, number: 0 }))
    }
    await runOne()
    await platform.pool.query(`alter table jobs alter column id restart with ${recordedId}`)
    recorder.begin()
    await runOne()
    const statements = recorder.end()

    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const bareRate = await rate(() => replay(bare, statements))
      const oursRate = await rate(runOne)
      // The first round warms up both.
      if (round === 0) continue
      theirs.push(bareRate)
      ours.push(oursRate)
    }
    const { rows } = await platform.pool.query(
      `select count(*)::int as count from credit_transactions where cause = 'job'`,
    )
    const jobs = 2 + 2 * (rounds + 1) * jobsPerRound
    if (rows[0].count !== jobs) throw new Error(`${rows[0].count} jobs were charged, not ${jobs}`)
    return {
      name: 'Jobs started and settled on one account',
      measured: formatRate(median(ours)),
      baseline: `the same ${statements.length} statements, bare ${formatRate(median(theirs))}`,
      ratio: median(ours) / median(theirs),
      limit: 0.5,
      bound: 'at least',
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await bare.end()
    await platform.close()
  }
}

async function makeCaller(platform: Platform): Promise<Caller> {
  const account = { username: 'anna', email: 'anna@example.org', passwordHash: 'none', isAdmin: true }
  const id = await platform.db.transaction(async (tx) => {
    const userId = await createUser(tx, account)
    await adjustCredits(tx, { userId, adminId: userId, cents: 100_000_000, reference: 'benchmark' })
    return userId
  })
  return { id, isAdmin: true, language: 'de' }
}

/** Executions per second. */
async function rate(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  for (let job = 0; job < jobsPerRound; job += 1) await work()
  return jobsPerRound / ((performance.now() - began) / 1000)
}

/** Sends the recorded job's statements for a new job. */
async function replay(client: pg.Client, statements: Statement[]): Promise<void> {
  let jobId = recordedId
  for (const { text, values, rows: copied } of statements) {
    if (copied) {
      await copyOver(client, text, copiedForJob(copied, jobId))
      continue
    }
    const { rows } = await client.query({ text, values: values.map((value) => ofJob(value, jobId)) })
    if (/^insert into "jobs"/.test(text)) jobId = rows[0].id
  }
}

/** Replaces the recorded job's id in binary COPY rows with this job's. */
function copiedForJob(rows: Buffer, jobId: number): Buffer {
  const own = Buffer.from(rows)
  const recorded = Buffer.alloc(4)
  recorded.writeInt32BE(recordedId)
  for (let at = own.indexOf(recorded); at !== -1; at = own.indexOf(recorded, at + recorded.length))
    own.writeInt32BE(jobId, at)
  return own
}

function ofJob(value: unknown, jobId: number): unknown {
  if (value === recordedId) return jobId
  return typeof value === 'string' ? value.replaceAll(String(recordedId), String(jobId)) : value
}
