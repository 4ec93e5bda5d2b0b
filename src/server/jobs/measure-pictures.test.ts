import { expect, test } from '#server/testing/job-test.ts'

test('the metrics hold how long each step of each picture took', async ({ make, worker, platform }) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 3 })
  await anna.ended(body.jobId)
  for (const step of ['fetch', 'open', 'ask', 'check', 'keep'])
    await expect
      .poll(() => platform.metrics.read())
      .toContain(`bildwort_picture_step_seconds_count{step="${step}"} 3`)
})
