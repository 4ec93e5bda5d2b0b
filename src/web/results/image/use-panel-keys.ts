import type { KeyboardEvent } from 'react'
import { isTypedInto, type Shortcut, shortcutOf } from '#web/ui/shortcut-of.ts'
import { useShortcutsSetting } from '#web/ui/use-shortcuts-setting.ts'

export type PanelActs = Record<Exclude<Shortcut, 'language'>, false | (() => void)> & {
  /** `place` is zero-based. */
  language: (place: number) => void
  /** Arrow keys move a zoomed image; false: it is not zoomed. */
  pan: false | ((x: number, y: number) => void)
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Handles the panel's shortcuts. `false` disables one. */
export function usePanelKeys(acts: PanelActs): (event: KeyboardEvent) => void {
  const [hasLetters] = useShortcutsSetting()
  return (event) => {
    // Keys from dialogs above the panel bubble up to here, too, and tabs handle arrow keys themselves.
    if (event.defaultPrevented) return
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    const isTyping = isTypedInto(event.target)
    const shortcut = shortcutOf(event, isTyping, hasLetters)
    const direction = directions[event.key]
    if (direction && acts.pan && !isTyping && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      acts.pan(...direction)
      return
    }
    if (shortcut === 'language') {
      event.preventDefault()
      acts.language(Number(event.key) - 1)
      return
    }
    const act = shortcut && acts[shortcut]
    if (!act) return
    event.preventDefault()
    // Holding a key must not approve one image after the other, nor take that back.
    if (!event.repeat || (shortcut !== 'approve' && shortcut !== 'takeBack')) act()
  }
}
