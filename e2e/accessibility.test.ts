import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Found, inspectTour } from './harness/inspect-tour.ts'
import { type Stage, startStage } from './harness/start-stage.ts'

/** Each is looked at wide by day and narrow by night, the other stops narrow by night; `npm run test:accessibility` looks at all of them in all ways. */
const mainStops = new Set([
  'auth',
  'choose',
  'options-full',
  'processing',
  'completed',
  'results',
  'job',
  'panel',
  'help',
  'register',
  'pending',
  'profile',
  'notifications',
  'admin-users',
  'admin-apikeys',
  'too-little',
  'credits',
  'admin-credits',
  'options-offers',
  'job-notes',
  'panel-decorative',
  'admin-statistics',
  'admin-jobs',
  'admin-job',
  'review-walk',
  'review-changes',
])

let stage: Stage
let found: Found

beforeAll(async () => {
  stage = await startStage({ CONCURRENCY: '2' })
  // One tour for all of what is asked below.
  found = await inspectTour(stage, (stop) =>
    mainStops.has(stop)
      ? [
          [1280, 'light'],
          [360, 'dark'],
        ]
      : [[360, 'dark']],
  )
}, 600_000)

afterAll(() => stage?.close())

test('no state breaks a rule of WCAG 2.2 AA or of good practice', () => {
  expect(found.stops).toEqual(expect.arrayContaining([...mainStops]))
  expect(found.violations).toEqual([])
})

test('no state needs scrolling sideways at 320 px', () => {
  expect(found.sideways).toEqual([])
})

test('no picture is cut by the box that it is fitted into', () => {
  expect(found.cut).toEqual([])
})

test('generated texts carry their language, Czech as cs', () => {
  expect(found.languages.processing).toContain('de')
  expect(found.languages.completed).toContain('de')
  expect(found.languages.job).toContain('de')
  expect(new Set(found.languages.panel)).toEqual(new Set(['de', 'en', 'cs', '']))
})

test('no state shows a German word once English is chosen', () => {
  expect(found.german).toEqual([])
})
