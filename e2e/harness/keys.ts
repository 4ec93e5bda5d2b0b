import type { Locator, Page } from 'playwright-core'

const farthest = 80

/** A user who has only a keyboard. */
export function createKeys(page: Page) {
  // Registered here, long before the first file is picked: registered together with the key press that opens the dialog, Chromium sometimes
  // opened a native one, which a test can't operate.
  page.on('filechooser', () => {})
  const press = (key: string) => page.keyboard.press(key)

  /** Presses Tab until the control has the focus. At every stop on the way, the focus must be visible. */
  async function tabTo(control: Locator): Promise<void> {
    for (let presses = 0; presses < farthest; presses += 1) {
      if (await hasFocus(control)) return
      await press('Tab')
      const unseen = await page.evaluate(unseenFocus)
      if (unseen) throw new Error(`the focus can't be seen at ${unseen}`)
    }
    throw new Error(`no way leads to ${control}`)
  }

  return {
    press,
    tabTo,
    async type(control: Locator, text: string): Promise<void> {
      await tabTo(control)
      await press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async use(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await tabTo(control)
      await press(key)
    },
    async pickFile(control: Locator, file: { name: string; content: string | Buffer }): Promise<void> {
      await tabTo(control)
      const chooser = page.waitForEvent('filechooser')
      await press('Space')
      const buffer = Buffer.from(file.content)
      await (await chooser).setFiles({ name: file.name, mimeType: 'text/csv', buffer })
    },
  }
}

export async function hasFocus(control: Locator): Promise<boolean> {
  const [element] = await control.elementHandles()
  return element ? element.evaluate((node) => node === document.activeElement) : false
}

/** The focused element if neither it nor the element that represents it has a visible outline; otherwise null. */
function unseenFocus(): string | null {
  const active = document.activeElement
  if (!active || active === document.body) return null
  // Not reachable by Tab: the page moved the focus to its heading in between.
  if (active.getAttribute('tabindex') === '-1') return null
  for (let element: Element | null = active; element; element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return null
  }
  return active.outerHTML.slice(0, 200)
}
