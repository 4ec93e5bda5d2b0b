import type { Page } from 'playwright-core'
import { speak } from './speak.ts'

const widths = [1920, 1440, 768, 360] as const
export const shotNames = [
  '1920-light',
  '1920-dark',
  '1440-light',
  '1440-dark',
  '1440-english',
  '768-light',
  '768-dark',
  '360-light',
  '360-dark',
  '360-english',
] as const
export type ShotName = (typeof shotNames)[number]

const firstHeight = 720
/** A list of a hundred thousand rows has no visible end. */
const tallest = 3_000

/** Screenshots of the page: at four widths, in both themes, and in English. */
export async function takeShots(page: Page): Promise<Map<ShotName, Buffer>> {
  const shots = new Map<ShotName, Buffer>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: firstHeight })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      shots.set(`${width}-${colorScheme}`, await takeWhole(page, width))
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await speak(page, 'en')
  for (const width of [360, 1440] as const) shots.set(`${width}-english`, await takeWhole(page, width))
  await speak(page, 'de')
  await page.setViewportSize({ width: 1280, height: firstHeight })
  return shots
}

/** A single screenshot, for a tour that only has to be checked for completeness. */
export async function takeOneShot(page: Page): Promise<Map<ShotName, Buffer>> {
  return new Map([['1440-light', await takeWhole(page, 1440)]])
}

/** A screenshot with a window as tall as the page, so that sticky elements are at the page's end. */
export async function takeWhole(page: Page, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: firstHeight })
  await page.mouse.move(0, 0)
  const content = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(content, firstHeight), tallest) })
  await page.evaluate(() => scrollTo(0, 0))
  await standStill(page)
  return page.screenshot()
}

/** Waits until animations have ended and all images are loaded. */
export async function standStill(page: Page): Promise<void> {
  const isStill = () =>
    document.querySelector('main .animate-breathe') === null &&
    [...document.images].every((image) => image.complete)
  // A page that never settles is photographed anyway.
  await page.waitForFunction(isStill, null, { timeout: 5_000 }).catch(() => {})
}
