import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInspection, type Found } from './harness/create-inspection.ts'
import { closeLooks } from './harness/look-closely.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { walkMainScreens } from './harness/walk-main-screens.ts'

let stage: Stage
let found: Found
const faults = Object.fromEntries(Object.keys(closeLooks).map((way) => [way, [] as string[]]))

beforeAll(async () => {
  stage = await openStage({ CONCURRENCY: '2' })
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE', reducedMotion: 'reduce' })
  // `npm run test:long -- every-state` visits every state of every screen in four display modes.
  const inspection = createInspection(page, () => [[1280, 'light']])
  found = inspection.found
  // One tour for all tests below.
  await walkMainScreens({ page, url: stage.url, farSide: stage.farSide }, async (stop) => {
    await inspection.at(stop)
    for (const [way, look] of Object.entries(closeLooks)) {
      for (const fault of await look(page)) faults[way]?.push(`${stop}: ${fault}`)
    }
  })
  await close()
}, 600_000)

afterAll(() => stage?.close())

test('no screen breaks a rule of WCAG 2.2 AA or of good practice', () => {
  expect(found.stops.length).toBeGreaterThan(10)
  expect(found.violations).toEqual([])
})

test('no screen needs scrolling sideways at 320 px', () => {
  expect(found.sideways).toEqual([])
})

test('no image is cropped by its box', () => {
  expect(found.cut).toEqual([])
})

test('generated texts carry their language, Czech as cs', () => {
  expect(found.languages.processing).toContain('de')
  expect(found.languages.completed).toContain('de')
  expect(found.languages.job).toContain('de')
  expect(found.languages.panel).toContain('de')
  expect(found.languages['panel-czech']).toContain('cs')
})

test('no screen shows a German word once English is chosen', () => {
  expect(found.german).toEqual([])
})

test('text twice as large pushes nothing out of the page, cuts nothing off and covers nothing', () => {
  expect(faults['text of 200 %']).toEqual([])
})

test('at a zoom of 400 % everything is reached without scrolling sideways', () => {
  expect(faults['zoom of 400 %']).toEqual([])
})

test('in forced colours selected elements are distinguishable', () => {
  expect(faults['forced colours']).toEqual([])
})

test('nothing moves with reduced motion', () => {
  expect(faults['less motion']).toEqual([])
})

test('a printed page holds the page alone', () => {
  expect(faults.print).toEqual([])
})
