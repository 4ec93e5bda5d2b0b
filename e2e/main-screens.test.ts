import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInspection } from './harness/create-inspection.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { adminPassword } from './harness/start-product.ts'
import { walk } from './harness/walk.ts'
import { walkMainScreens } from './harness/walk-main-screens.ts'

let stage: Stage

// One product for all of them: starting it takes as long as a journey.
beforeAll(async () => {
  stage = await openStage({ CONCURRENCY: '2' })
})

afterAll(() => stage?.close())

/** `npm run test:long` looks at all screens, and in more ways. */
const lookedAt = ['auth', 'options', 'completed', 'panel-czech']

test('a wrong password is refused, the right one leads to the upload home, and signing out leads out', async () => {
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE' })
  await page.goto(`${stage.url}/auth`)
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('admin')
  await page.getByLabel('Passwort', { exact: true }).fill(`${adminPassword}?`)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('main').getByText('Benutzername oder Passwort ist falsch.').waitFor()
  await walk.signIn(page, stage.url)
  await page.goto(`${stage.url}/auth`)
  await page.getByText('Sie sind als admin angemeldet.').waitFor()
  await page.waitForURL(`${stage.url}/`)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL(`${stage.url}/auth`)
  await page.goto(`${stage.url}/results`)
  await page.waitForURL(`${stage.url}/auth`)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
  await close()
})

test('a job that is started from a scrolled page shows its head, nothing covers the menu, and expanded images overlap nothing', async () => {
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await walk.signIn(page, stage.url)
  await walk.chooseList(page, stage.farSide.list(12))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await walk.start(page)
  await walk.waitForTheEnd(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

  await page.getByRole('link', { name: 'Auftrag öffnen' }).click()
  await page.locator('[data-row] img').first().waitFor()
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect
    .poll(() =>
      page
        .locator('header [id]:not([hidden])')
        .filter({ hasText: 'Abmelden' })
        .last()
        .evaluate(coveredPoints),
    )
    .toBe(0)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('[data-more]').first().click()
  for (const width of [1300, 1100, 1436]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(overlaps)).toEqual([])
  }
  await close()
})

test('the main screens keep the rules of WCAG 2.2 AA, fit into 320 px, are whole in English, and mark the language of texts', async () => {
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE', reducedMotion: 'reduce' })
  const { found, at } = createInspection(page, () => [[1280, 'light']])
  await walkMainScreens({ page, url: stage.url, farSide: stage.farSide }, async (stop) => {
    if (lookedAt.includes(stop)) await at(stop)
  })
  await close()
  const { languages, ...faults } = found
  expect(faults).toEqual({ stops: lookedAt, violations: [], sideways: [], cut: [], german: [] })
  expect(languages.completed).toContain('de')
  expect(languages['panel-czech']).toContain('cs')
})

/** How many points of an element, 12 pixels apart, belong to something else. */
function coveredPoints(element: Element): number {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  let covered = 0
  for (let y = top + 4; y < bottom; y += 12)
    for (let x = left + 4; x < right; x += 12)
      if (!element.contains(document.elementFromPoint(x, y))) covered += 1
  return covered
}

/** By how many pixels lines of the sheet reach into the next. */
function overlaps(): number[] {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-index]')]
    .sort((one, other) => Number(one.dataset.index) - Number(other.dataset.index))
    .map((line) => line.getBoundingClientRect())
  return lines
    .slice(1)
    .flatMap(({ top }, at) => (lines[at]!.bottom - top > 1 ? [lines[at]!.bottom - top] : []))
}
