import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { createKeys } from './keys.ts'
import type { NamedFile } from './walk.ts'

/** How a user operates a page: with a mouse, or with the keyboard only. */
export interface Hands {
  type(control: Locator, text: string): Promise<void>
  press(control: Locator): Promise<void>
  /** Ticks a checkbox. */
  tick(box: Locator): Promise<void>
  choose(radio: Locator): Promise<void>
  /** Chooses an option of a select by its label, which may go on with a count. */
  select(control: Locator, label: string): Promise<void>
  pickFile(control: Locator, file: NamedFile): Promise<void>
}

export function mouse(): Hands {
  return {
    type: (control, text) => control.fill(text),
    press: (control) => control.click(),
    tick: (box) => box.check(),
    choose: (radio) => radio.check(),
    async select(control, label) {
      await control.selectOption(await optionOf(control, label))
    },
    pickFile: (control, { name, content }) =>
      control.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) }),
  }
}

/** Fingers on a touch screen. */
export function touch(): Hands {
  return { ...mouse(), press: (control) => control.tap() }
}

export function keyboard(page: Page): Hands {
  const keys = createKeys(page)
  return {
    type: keys.type,
    press: (control) => keys.use(control),
    async tick(box) {
      await keys.tabTo(box)
      if (!(await box.isChecked())) await keys.press('Space')
    },
    async choose(radio) {
      const group = page.locator(`input[name="${await radio.getAttribute('name')}"]`)
      await keys.tabTo(group.and(page.locator(':checked')))
      for (let left = await group.count(); left > 0 && !(await radio.isChecked()); left -= 1)
        await keys.press('ArrowDown')
    },
    async select(control, label) {
      await keys.tabTo(control)
      await page.keyboard.type(label)
      await expect.poll(() => control.inputValue()).toBe(await optionOf(control, label))
    },
    pickFile: keys.pickFile,
  }
}

/** The value of the option whose text begins like that. */
async function optionOf(control: Locator, label: string): Promise<string> {
  const option = control.locator('option').filter({ hasText: new RegExp(`^${label}`) })
  return (await option.first().getAttribute('value')) ?? ''
}
