import type { Locator, Page } from 'playwright-core'
import { hasFocus } from './keys.ts'

/** What somebody did. */
export interface Effort {
  /** Keys that move, choose or open; what is typed counts as characters. */
  keys: number
  characters: number
  clicks: number
  /** Controls that first had to be brought into view. */
  scrolls: number
}

const farthest = 200

/** Somebody who works a page with the keyboard alone or with the mouse, and whose effort is counted. */
export function createCountingHands(page: Page, way: 'keyboard' | 'mouse') {
  const effort: Effort = { keys: 0, characters: 0, clicks: 0, scrolls: 0 }

  async function press(key: string): Promise<void> {
    effort.keys += 1
    await page.keyboard.press(key)
  }

  async function reach(control: Locator): Promise<void> {
    await control.waitFor()
    for (let presses = 0; presses < farthest; presses += 1) {
      if (await hasFocus(control)) return
      await press('Tab')
    }
    throw new Error(`no way leads to ${control}`)
  }

  async function click(control: Locator): Promise<void> {
    await control.waitFor()
    if (!(await control.evaluate(isInSight))) {
      effort.scrolls += 1
      await control.scrollIntoViewIfNeeded()
    }
    effort.clicks += 1
    await control.click()
  }

  async function type(text: string): Promise<void> {
    effort.characters += text.length
    await page.keyboard.type(text)
  }

  return {
    press,
    type,
    use: async (control: Locator): Promise<void> => {
      if (way === 'mouse') return click(control)
      await reach(control)
      await press('Enter')
    },
    /** Goes to a field, whose text will be typed over. */
    enter: async (field: Locator): Promise<void> => {
      await (way === 'mouse' ? click(field) : reach(field))
    },
    /** The effort since the last time that this was asked. */
    takeEffort(): Effort {
      const taken = { ...effort }
      Object.assign(effort, { keys: 0, characters: 0, clicks: 0, scrolls: 0 })
      return taken
    },
  }
}

export type CountingHands = ReturnType<typeof createCountingHands>

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}
