import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from './harness/open-page.ts'
import { type Stage, startStage } from './harness/start-stage.ts'
import { takeTour } from './harness/take-tour.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Each is looked at wide and narrow, by day and by night; the other stops once. */
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
])

let stage: Stage
/** What one tour found, so that it need not be taken three times. */
const found = {
  stops: [] as string[],
  violations: [] as string[],
  cut: [] as string[],
  sideways: [] as string[],
}
const languages: Record<string, string[]> = {}

beforeAll(async () => {
  stage = await startStage({ CONCURRENCY: '2' })
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE', reducedMotion: 'reduce' })
  await takeTour({ page, url: stage.url, farSide: stage.farSide }, async (stop) => {
    found.stops.push(stop)
    languages[stop] = await languagesOf(page)
    for (const [width, colorScheme] of looksAt(stop)) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      for (const violation of await violationsOf(page)) {
        found.violations.push(`${stop}, ${width} px, ${colorScheme}: ${violation}`)
      }
    }
    for (const picture of await cutPictures(page)) found.cut.push(`${stop}: ${picture}`)
    await page.setViewportSize({ width: 320, height: 640 })
    const surplus = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (surplus > 0) found.sideways.push(`${stop}: ${surplus} px too wide`)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
  })
  await close()
}, 600_000)

afterAll(() => stage?.close())

test('no state breaks a rule of WCAG 2.2 AA or of good practice, wide or narrow, by day or by night', () => {
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
  expect(languages.processing).toContain('de')
  expect(languages.completed).toContain('de')
  expect(languages.job).toContain('de')
  expect(new Set(languages.panel)).toEqual(new Set(['de', 'en', 'cs', '']))
})

function looksAt(stop: string): [number, 'light' | 'dark'][] {
  if (!mainStops.has(stop)) return [[360, 'dark']]
  return [
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ]
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze()
  if (passes.length < 10) throw new Error('the rules were not looked at')
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`)
}

function languagesOf(page: Page): Promise<string[]> {
  const texts = page.locator('main [lang], [role=dialog] [lang]')
  return texts.evaluateAll((elements) => elements.map((element) => element.getAttribute('lang') ?? ''))
}

/** Pictures that are larger than the box around them, which hides what is beyond. */
function cutPictures(page: Page): Promise<string[]> {
  return page
    .locator('span:has(> img)')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
        .map((box) => box.querySelector('img')?.src ?? ''),
    )
}
