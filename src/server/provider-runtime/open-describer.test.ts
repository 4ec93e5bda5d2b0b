import { expect, test } from '#server/jobs/testing/desk-test.ts'
import { until } from '#server/testing/until.ts'

test('a picture is described in a child process, and its outcome is reported', async ({ desk }) => {
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
  // Reading the metrics waits up to a second for the child process, which has a low priority.
  await until(async () =>
    (await desk.platform.metrics.read()).includes(
      'bildwort_provider_circuits{provider="anthropic",state="closed"} 1',
    ),
  )
  expect(desk.pids()).toEqual([expect.any(Number)])
  expect(desk.bugs).toEqual([])
})
