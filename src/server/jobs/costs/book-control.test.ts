import { expect, test } from '#server/testing/job-test.ts'

test('a control question is a cost of the installation: it belongs to no image, and no user pays for it', async ({
  make,
  ai,
  worker,
  platform,
}) => {
  await platform.pool.query(
    `insert into model_prices (provider, model, input_cents, cached_input_cents, output_cents)
    select 'anthropic', $1, 100, 10, 500`,
    [platform.settings.ANTHROPIC_MODEL],
  )
  // The picture is described in two languages, the control question in one.
  ai.set({ faults: [{ match: ({ languages }) => languages.length === 2, status: 400, message: 'No.' }] })
  worker({ providers: ['anthropic'], concurrency: 1 })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2, languages: ['de', 'en'] })
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ successfulImages: 0, failedImages: 2, costCents: 0 })
  const answered = ai.calls.filter(({ status }) => status === 200)
  const [control] = answered
  expect(answered).toHaveLength(1)
  const { inputTokens: input, outputTokens: output } = control!
  const { rows } = await platform.pool.query(
    `select job_id = $1 as "isOfJob", calls, input_tokens::int as input, output_tokens::int as output,
      cost_micros::int as micros from provider_costs order by job_id`,
    [job.id],
  )
  expect(rows).toEqual([
    { isOfJob: false, calls: 1, input, output, micros: input + 5 * output },
    { isOfJob: true, calls: 4, input: 0, output: 0, micros: 0 },
  ])
})
