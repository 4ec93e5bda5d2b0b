// Checks every state of the product with axe, wide and narrow, in both themes. `npm test` checks the main screens once.
import { createInspection } from './harness/create-inspection.ts'
import { openPage } from './harness/open-page.ts'
import { ownGround } from './harness/own-ground.ts'
import { startStage } from './harness/start-stage.ts'
import { takeTour } from './harness/take-tour.ts'

/** Languages of generated texts, as in their `lang`; texts in a custom language have none. */
const tongues = 'de, cs'

const stage = await startStage(await ownGround(), { CONCURRENCY: '2' })
try {
  const { page } = await openPage(stage.browser, { locale: 'de-DE', reducedMotion: 'reduce' })
  const { found, at } = createInspection(page, (stop) => {
    console.log(stop)
    return [
      [1440, 'light'],
      [1440, 'dark'],
      [360, 'light'],
      [360, 'dark'],
    ]
  })
  await takeTour({ page, url: stage.url, farSide: stage.farSide }, at)
  const { stops, violations, sideways, cut, german, languages } = found
  const faults = [...violations, ...sideways, ...cut, ...german]
  const spoken = [...new Set([...(languages.panel ?? []), ...(languages['panel-czech'] ?? [])])].join(', ')
  if (spoken !== tongues) faults.push(`panel: the texts are marked as ${spoken}`)
  for (const fault of faults) console.log('MISSED', fault)
  console.log(`${stops.length} states, each in 4 looks: ${violations.length} violations`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await stage.close()
}
