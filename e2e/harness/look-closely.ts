import type { Page } from 'playwright-core'
import { layoutFaults, unreachable } from './layout-faults.ts'

/** The ways in which a screen is looked at, each with what is wrong with it that way. */
export const closeLooks = {
  /** 1280 × 1024 at 400 %. */
  async 'zoom of 400 %'(page: Page): Promise<string[]> {
    await page.setViewportSize({ width: 320, height: 256 })
    await settle(page)
    const faults = [...(await layoutFaults(page)), ...(await unreachable(page))]
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    return faults
  },
  /** The page is opened with the wish for it. */
  async 'less motion'(page: Page): Promise<string[]> {
    await settle(page)
    return page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition')),
    )
  },
  /** What only serves the screen is not printed. */
  async print(page: Page): Promise<string[]> {
    await page.emulateMedia({ media: 'print' })
    const faults = await page.evaluate(() => {
      const frames = [...document.querySelectorAll('header, footer, nav')]
      const printed = frames.filter(
        (frame) => !frame.closest('main, [role=dialog]') && frame.checkVisibility(),
      )
      const faults = printed.map((frame) => `${frame.tagName.toLowerCase()} is printed`)
      if (!document.querySelector('main')?.checkVisibility()) faults.push('nothing is printed')
      return faults
    })
    await page.emulateMedia({ media: 'screen' })
    return faults
  },
}

/** Lists that are drawn as they are scrolled, and animations of 1 ms, come to rest. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(150)
}
