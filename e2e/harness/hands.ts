import type { Locator, Page } from 'playwright-core'
import { createKeys } from './keys.ts'
import type { NamedFile } from './walk.ts'

/** How a user operates a page: with a mouse, or with the keyboard only. */
export interface Hands {
  type(control: Locator, text: string): Promise<void>
  press(control: Locator): Promise<void>
  /** Ticks a checkbox. */
  tick(box: Locator): Promise<void>
  choose(radio: Locator): Promise<void>
  pickFile(control: Locator, file: NamedFile): Promise<void>
}

export function mouse(): Hands {
  return {
    type: (control, text) => control.fill(text),
    press: (control) => control.click(),
    tick: (box) => box.check(),
    choose: (radio) => radio.check(),
    pickFile: (control, { name, content }) =>
      control.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) }),
  }
}

export function keyboard(page: Page): Hands {
  const keys = createKeys(page)
  return {
    type: keys.type,
    press: (control) => keys.use(control),
    tick: (box) => keys.use(box, 'Space'),
    async choose(radio) {
      const group = page.locator(`input[name="${await radio.getAttribute('name')}"]`)
      await keys.tabTo(group.and(page.locator(':checked')))
      for (let left = await group.count(); left > 0 && !(await radio.isChecked()); left -= 1)
        await keys.press('ArrowDown')
    },
    pickFile: keys.pickFile,
  }
}
