import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeLooks } from './harness/look-closely.ts'
import { openPage } from './harness/open-page.ts'
import { type Stage, startStage } from './harness/start-stage.ts'
import { walkMainScreens } from './harness/walk-main-screens.ts'

let stage: Stage
const faults = Object.fromEntries(Object.keys(closeLooks).map((way) => [way, [] as string[]]))

beforeAll(async () => {
  stage = await startStage()
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE', reducedMotion: 'reduce' })
  await walkMainScreens({ page, url: stage.url, farSide: stage.farSide }, async (stop) => {
    for (const [way, look] of Object.entries(closeLooks)) {
      for (const fault of await look(page)) faults[way]?.push(`${stop}: ${fault}`)
    }
  })
  await close()
}, 170_000)

afterAll(() => stage?.close())

test('text twice as large pushes nothing out of the page, cuts nothing off and covers nothing', () => {
  expect(faults['text of 200 %']).toEqual([])
})

test('at a zoom of 400 % everything is reached without scrolling sideways', () => {
  expect(faults['zoom of 400 %']).toEqual([])
})

test('in forced colours what is chosen can be told from what is not', () => {
  expect(faults['forced colours']).toEqual([])
})

test('where less motion is asked for nothing moves', () => {
  expect(faults['less motion']).toEqual([])
})

test('a printed page holds the page alone', () => {
  expect(faults.print).toEqual([])
})
