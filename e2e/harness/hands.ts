import type { Locator, Page } from 'playwright-core'
import { createKeys, hasFocus } from './keys.ts'
import type { NamedFile } from './walk.ts'

/** How somebody works a page: with a mouse, or with the keyboard alone. */
export interface Hands {
  type(control: Locator, text: string): Promise<void>
  press(control: Locator): Promise<void>
  /** Ticks a box. */
  tick(box: Locator): Promise<void>
  /** Chooses one of a group of radio buttons. */
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

const mostArrows = 5

export function keyboard(page: Page): Hands {
  const keys = createKeys(page)
  return {
    type: keys.type,
    press: (control) => keys.use(control),
    tick: (box) => keys.use(box, 'Space'),
    async choose(radio) {
      // Tab stops at the group's chosen one, arrows go on from there.
      const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]:checked`)
      await keys.tabTo(group)
      for (let arrows = 0; arrows < mostArrows && !(await hasFocus(radio)); arrows += 1) {
        await keys.press('ArrowDown')
      }
    },
    pickFile: keys.pickFile,
  }
}
