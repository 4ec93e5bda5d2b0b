import type { Page } from 'playwright-core'
import { layoutFaults, unreachable } from './layout-faults.ts'
import { whatStays } from './what-stays.ts'

/** The ways in which a screen is looked at, each with what stays wrong with it that way. */
export const closeLooks = {
  /** Text twice as large, as set in the browser. */
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
  /** A palette of the reader's own, that leaves no backgrounds. */
  async 'forced colours'(page: Page): Promise<string[]> {
    await page.emulateMedia({ forcedColors: 'active' })
    await settle(page)
    const faults = await whatStays(() => chosenUnseen(page))
    await page.emulateMedia({ forcedColors: 'none' })
    return faults
  },
  /** The page is opened with the wish for it. */
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

/** Lists that are drawn as they are scrolled, and animations of 1 ms, come to rest. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(150)
}

/** The animations that somebody would see. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // An animation of 1 ms, as the wish makes it, is seen by nobody; on a busy machine it may still be under way here.
    const lasts = (effect: AnimationEffect | null) => Number(effect?.getComputedTiming().endTime) > 1
    return document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && lasts(effect))
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition'))
  })
}

/** What only serves the screen and is printed, or that nothing is. */
function wronglyPrinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll('header, footer, nav')]
    const printed = frames.filter((frame) => !frame.closest('main, [role=dialog]') && frame.checkVisibility())
    const faults = printed.map((frame) => `${frame.tagName.toLowerCase()} is printed`)
    if (!document.querySelector('main')?.checkVisibility()) faults.push('nothing is printed')
    return faults
  })
}

/** Chosen tabs, switches and pages that look like the others beside them. */
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
