import type { Page } from 'playwright-core'
import { type Hands, keyboard, mouse } from './hands.ts'

/** Hands that count what they do: clicks and filled fields of a mouse, each key of a keyboard. */
export interface CountedHands extends Hands {
  actions(): number
}

export function countedHands(page: Page, kind: 'mouse' | 'keyboard'): CountedHands {
  let actions = 0
  const press = page.keyboard.press.bind(page.keyboard)
  page.keyboard.press = (...pressed) => {
    actions += 1
    return press(...pressed)
  }
  if (kind === 'keyboard') {
    const type = page.keyboard.type.bind(page.keyboard)
    page.keyboard.type = (text, ...rest) => {
      actions += text.length
      return type(text, ...rest)
    }
    return { ...keyboard(page), actions: () => actions }
  }
  const hands = mouse()
  const counted = Object.entries(hands).map(([name, act]) => [
    name,
    (...given: unknown[]) => {
      actions += 1
      return act(...given)
    },
  ])
  return { ...Object.fromEntries(counted), actions: () => actions }
}
