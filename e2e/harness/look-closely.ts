import type { Page } from 'playwright-core'
import { layoutFaults, unreachable } from './layout-faults.ts'
import { whatStays } from './what-stays.ts'

/** The display modes that a screen is checked in, each returning its errors in that mode. */
export const closeLooks = {
  /** Text at 200 %, as set in the browser. */
  async 'text of 200 %'(page: Page): Promise<string[]> {
    await setTextSize(page, '200%')
    await settle(page)
    const faults = await whatStays(() => layoutFaults(page))
    await setTextSize(page, '')
    return faults
  },
  /** 1280 × 1024 at 400 %. */
  async 'zoom of 400 %'(page: Page): Promise<string[]> {
    await page.setViewportSize({ width: 320, height: 256 })
    await settle(page)
    const faults = await whatStays(async () => [...(await layoutFaults(page)), ...(await unreachable(page))])
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    return faults
  },
  /** A palette of the user's own, which removes backgrounds. */
  async 'forced colours'(page: Page): Promise<string[]> {
    await page.emulateMedia({ forcedColors: 'active' })
    await settle(page)
    const faults = await whatStays(() => chosenUnseen(page))
    await page.emulateMedia({ forcedColors: 'none' })
    return faults
  },
  /** The page was opened with that preference. */
  async 'less motion'(page: Page): Promise<string[]> {
    await settle(page)
    return whatStays(() => moving(page))
  },
  /** What only serves the screen is not printed. */
  async print(page: Page): Promise<string[]> {
    await page.emulateMedia({ media: 'print' })
    const faults = await whatStays(() => wronglyPrinted(page))
    await page.emulateMedia({ media: 'screen' })
    return faults
  },
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted
  }, size)
}

/** Waits until virtualised lists and animations of 1 ms have settled. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(150)
}

/** Animations that are visible. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // An animation of 1 ms, as reduced motion sets it, is invisible; on a busy machine it may still be running here.
    const lasts = (effect: AnimationEffect | null) => Number(effect?.getComputedTiming().endTime) > 1
    return document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && lasts(effect))
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition'))
  })
}

/** Screen-only content that is printed, or an empty print. */
function wronglyPrinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll('header, footer, nav')]
    const printed = frames.filter((frame) => !frame.closest('main, [role=dialog]') && frame.checkVisibility())
    const faults = printed.map((frame) => `${frame.tagName.toLowerCase()} is printed`)
    if (!document.querySelector('main')?.checkVisibility()) faults.push('nothing is printed')
    return faults
  })
}

/** Selected tabs, switches and pages that look like their unselected neighbours. */
function chosenUnseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const look = (element: Element) => {
      const style = getComputedStyle(element)
      const { backgroundColor, color, borderBottomWidth, borderBottomColor, outlineStyle } = style
      const { textDecorationLine, fontWeight } = style
      return [
        backgroundColor,
        color,
        borderBottomWidth,
        borderBottomColor,
        outlineStyle,
        textDecorationLine,
        fontWeight,
      ].join()
    }
    const groups = [
      ['[aria-pressed=true]', '[aria-pressed=false]'],
      ['[aria-selected=true]', '[aria-selected=false]'],
      ['[aria-current]:not([aria-current=false])', 'a:not([aria-current])'],
    ] as const
    return groups.flatMap(([chosen, other]) =>
      [...document.querySelectorAll(chosen)].flatMap((element) => {
        const beside = element.closest('nav, fieldset, [role=tablist], ul')?.querySelector(other)
        if (!beside?.checkVisibility() || look(beside) !== look(element)) return []
        return [`nothing shows that “${element.textContent}” is chosen`]
      }),
    )
  })
}
