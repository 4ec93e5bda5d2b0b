import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { onTestFinished, vi } from 'vitest'
import { expect, test } from '#server/jobs/testing/desk-test.ts'
import { until } from '#server/testing/until.ts'

test('a child process that dies loses only the pictures in progress', async ({ desk, ai }) => {
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
  expect(desk.logs.takeErrors()).toMatchObject([
    { msg: 'lost the child process that describes single pictures' },
  ])
})

test('an abandoned picture is not waited for', async ({ desk, ai }) => {
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

test('a key refused in the child process is refused everywhere', async ({ desk, ai }) => {
  ai.set({ keys: [] })
  expect(await desk.describe()).toMatchObject({ outcome: 'failed', fault: { code: 'key_refused' } })
  await until(async () => {
    const { rowCount } = await desk.platform.pool.query('select from user_keys where refused_at is not null')
    return rowCount === 2
  })
})

test('after a signal to all processes of a terminal, the parent decides when the child process ends', async ({
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
  'the process that decodes strangers’ pictures knows none of our settings, and has the lowest priority',
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
    // Checks each thread: those of V8, which start before our code, collect garbage and compile.
    const threads = readdirSync(`/proc/${pid}/task`)
    expect(threads.length).toBeGreaterThan(5)
    const lowered = Math.min(getPriority() + 10, 19)
    for (const thread of threads) expect(getPriority(Number(thread))).toBe(lowered)
  },
)
