// Looks at every state of the product with axe, wide and narrow, by day and by night. `npm test` takes fewer looks.
import { inspectTour } from './harness/inspect-tour.ts'
import { startStage } from './harness/start-stage.ts'

const stage = await startStage({ CONCURRENCY: '2' })
try {
  const { stops, violations, sideways, cut, german } = await inspectTour(stage, (stop) => {
    console.log(stop)
    return [
      [1440, 'light'],
      [1440, 'dark'],
      [360, 'light'],
      [360, 'dark'],
    ]
  })
  const faults = [...violations, ...sideways, ...cut, ...german]
  for (const fault of faults) console.log('MISSED', fault)
  console.log(`${stops.length} states, each in 4 looks: ${violations.length} violations`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await stage.close()
}
