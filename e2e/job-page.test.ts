import { afterAll, expect, test } from 'vitest'
import { openPage } from './harness/open-page.ts'
import { openStage } from './harness/open-stage.ts'
import { walk } from './harness/walk.ts'

const stage = await openStage()
afterAll(() => stage.close())

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
