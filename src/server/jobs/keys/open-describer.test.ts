import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { onTestFinished, vi } from 'vitest'
import type { Wishes } from '#server/describing/describe-picture.ts'
import { requireKeys } from '#server/jobs/keys/require-keys.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { giveOwnKeys } from '#server/testing/own-keys.ts'
import { until } from '#server/testing/until.ts'
import { openDescriber } from './open-describer.ts'

const wishes: Wishes = {
  languages: ['de'],
  context: '',
  filename: '',
  promptType: 'system',
  customPrompt: '',
  row: {},
}

/** A web process as it is started, and one who has their pictures described in it. */
const test = jobTest.extend('desk', async ({ start, ai, pictures }, { onCleanup }) => {
  const { platform, make, logs } = await start({
    ANTHROPIC_BASE_URL: ai.url,
    OPENAI_BASE_URL: `${ai.url}/v1`,
    ANTHROPIC_API_KEY: '',
    OPENAI_API_KEY: '',
  })
  const describer = openDescriber(platform)
  onCleanup(describer.close)
  const { id } = await make.user()
  await giveOwnKeys(platform, id, 'desk')
  const keys = await requireKeys(platform, { id, isAdmin: false, language: 'de' })
  const [url] = generated(pictures.url, 1, 71_000)
  const bugs: unknown[] = []
  const steps: string[] = []
  return {
    platform,
    logs,
    describer,
    bugs,
    steps,
    describe: (signal = new AbortController().signal) =>
      describer.describe(keys, { url: url! }, wishes, {
        signal,
        group: 'desk',
        onBug: (bug) => bugs.push(bug),
        onStep: (step) => steps.push(step),
      }),
    /** Of the processes that were begun, in their order. */
    pids: () => logs.lines().flatMap(({ pid, msg }) => (msg?.includes('of their own') ? [Number(pid)] : [])),
  }
})

test('a picture is described by a process of its own, and what became of it is told', async ({ desk }) => {
  const described = await desk.describe()
  expect(described).toMatchObject({
    outcome: 'described',
    languageVersions: { de: { altText: expect.stringMatching(/./) } },
    calls: [{ answered: 1 }],
  })
  expect(described.outcome === 'described' && Buffer.isBuffer(described.thumbnail)).toBe(true)
  expect(desk.steps).toEqual(['fetch', 'open', 'ask', 'check'])
  const read = await desk.platform.metrics.read()
  expect(read).toContain('bildwort_provider_call_seconds_count{provider="anthropic",outcome="answer"} 1')
  // Whoever reads the metrics waits a second for the process, which gives way to all others.
  await until(async () =>
    (await desk.platform.metrics.read()).includes(
      'bildwort_provider_circuits{provider="anthropic",state="closed"} 1',
    ),
  )
  expect(desk.pids()).toEqual([expect.any(Number)])
  expect(desk.bugs).toEqual([])
})

test('a process that comes to its end takes no more with it than the pictures under way', async ({
  desk,
  ai,
}) => {
  const release = ai.hold()
  const describing = [desk.describe(), desk.describe()]
  await until(() => ai.counts().inFlight === 2)
  process.kill(desk.pids()[0]!, 'SIGKILL')
  const lost = { outcome: 'failed', fault: { code: 'interrupted' }, calls: [] }
  expect(await Promise.all(describing)).toEqual([lost, lost])
  release()
  expect(desk.bugs).toHaveLength(2)
  expect(await desk.describe()).toMatchObject({ outcome: 'described' })
  expect(new Set(desk.pids()).size).toBe(2)
  expect(desk.logs.takeErrors()).toMatchObject([{ msg: 'pictures that somebody waits for were lost' }])
})

test('nobody waits for a picture that is given up', async ({ desk, ai }) => {
  const release = ai.hold()
  const giveUp = new AbortController()
  const describing = desk.describe(giveUp.signal)
  await until(() => ai.counts().inFlight === 1)
  giveUp.abort()
  expect(await describing).toMatchObject({ outcome: 'failed', fault: { code: 'ai_unavailable' } })
  release()
  expect(await desk.describe(AbortSignal.abort())).toMatchObject({ fault: { code: 'too_slow' } })
  expect(desk.bugs).toEqual([])
})

test('a key that is refused there is refused for all', async ({ desk, ai }) => {
  ai.set({ keys: [] })
  expect(await desk.describe()).toMatchObject({ outcome: 'failed', fault: { code: 'key_refused' } })
  await until(async () => {
    const { rowCount } = await desk.platform.pool.query('select from user_keys where refused_at is not null')
    return rowCount === 2
  })
})

test('a signal to all processes of a terminal leaves it to end with the one that began it', async ({
  desk,
  ai,
}) => {
  const release = ai.hold()
  const describing = desk.describe()
  await until(() => ai.counts().inFlight === 1)
  const [pid] = desk.pids()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid!, signal)
  release()
  expect(await describing).toMatchObject({ outcome: 'described' })
  await desk.describer.close()
  expect(() => process.kill(pid!, 0)).toThrow('ESRCH')
})

test.runIf(process.platform === 'linux')(
  'what decodes pictures of strangers knows no setting of ours, and comes after all others',
  async ({ desk }) => {
    vi.stubEnv('SECRET_KEY_FILE', '/run/secrets/key')
    onTestFinished(() => void vi.unstubAllEnvs())
    await desk.describe()
    const [pid] = desk.pids()
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .map((line) => line.split('=')[0])
    expect(names).toContain('PATH')
    expect(names).not.toContain('SECRET_KEY_FILE')
    // Each thread has its own: those of V8, which begin before any code of ours, collect garbage and compile.
    const threads = readdirSync(`/proc/${pid}/task`)
    expect(threads.length).toBeGreaterThan(5)
    const lowered = Math.min(getPriority() + 10, 19)
    for (const thread of threads) expect(getPriority(Number(thread))).toBe(lowered)
  },
)
