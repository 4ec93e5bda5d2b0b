import type { KeyboardEvent } from 'react'
import { isTypedInto } from '#web/ui/is-typed-into.ts'
import { type Shortcut, shortcutOf } from '#web/ui/shortcut-of.ts'
import { useShortcutsSetting } from '#web/ui/use-shortcuts-setting.ts'

export type PanelActs = Record<Exclude<Shortcut, 'language'>, false | (() => void)> & {
  /** `place`: counted from 0. */
  language: (place: number) => void
  /** Arrows move a picture that is looked at closely; false: none is. */
  pan: false | ((x: number, y: number) => void)
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Hears the desk's shortcuts; `false`: there is nothing to do at the moment. */
export function usePanelKeys(acts: PanelActs): (event: KeyboardEvent) => void {
  const [hasLetters] = useShortcutsSetting()
  return (event) => {
    // Keys that are pressed in a dialog above the desk bubble up to here, too; tabs have arrows of their own.
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
    // A key that is held down must not approve one image after the other, nor take that back.
    if (!event.repeat || (shortcut !== 'approve' && shortcut !== 'takeBack')) act()
  }
}
