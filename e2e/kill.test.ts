import { expect, test } from 'vitest'
import { startFarSide } from './harness/far-side.ts'
import { killInTheMiddle } from './harness/kill-run.ts'

test('kill -9 of everything in the middle of a job loses no image and repeats only calls in flight', async () => {
  const farSide = await startFarSide([150, 450])
  try {
    const run = await killInTheMiddle(farSide, 120)
    expect(run).toMatchObject({ successful: 120, failed: 0 })
    expect(run.storedAtKill).toBeLessThan(120)
    expect(run.repeats).toBeLessThanOrEqual(run.callsAtKill - run.storedAtKill)
  } finally {
    await farSide.close()
  }
})
