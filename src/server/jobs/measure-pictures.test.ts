import { expect, test } from '#server/testing/job-test.ts'

test('the metrics show how long each step of each picture took', async ({ make, worker, platform }) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 3 })
  await anna.ended(body.jobId)
  for (const step of ['fetch', 'open', 'ask', 'check', 'keep'])
    await expect
      .poll(() => platform.metrics.read())
      .toContain(`bildwort_picture_step_seconds_count{step="${step}"} 3`)
})

test('the metrics show how long calls took, their tokens, their cost, and the state of the circuits', async ({
  make,
  worker,
  platform,
}) => {
  const model = platform.settings.ANTHROPIC_MODEL
  await platform.pool.query(
    `insert into model_prices (provider, model, input_cents, cached_input_cents, output_cents)
     values ('anthropic', $1, 100, 10, 500)`,
    [model],
  )
  worker({ providers: ['anthropic'] })
  const anna = await make.user()
  const before = await readMetrics(platform)
  const { body } = await anna.startJob({ images: 2 })
  await anna.ended(body.jobId)
  await expect
    .poll(async () => {
      const metrics = await readMetrics(platform)
      return metrics('provider_cost_euros_total', 'provider="anthropic"')
    })
    .toBeGreaterThan(before('provider_cost_euros_total', 'provider="anthropic"'))
  const after = await readMetrics(platform)
  const grown = (name: string, labels: string) => after(name, labels) - before(name, labels)
  expect(grown('provider_call_seconds_count', 'provider="anthropic",outcome="answer"')).toBe(2)
  expect(grown('provider_tokens_total', 'provider="anthropic",kind="input"')).toBeGreaterThan(0)
  expect(grown('provider_tokens_total', 'provider="anthropic",kind="output"')).toBeGreaterThan(0)
  expect(grown('provider_circuits', 'provider="anthropic",state="closed"')).toBe(1)
})

async function readMetrics({ metrics }: { metrics: { read(): Promise<string> } }) {
  const lines = (await metrics.read()).split('\n')
  return (name: string, labels: string) => {
    const line = lines.find((one) => one.startsWith(`bildwort_${name}{${labels}} `))
    return Number(line?.split(' ').at(-1) ?? 0)
  }
}
