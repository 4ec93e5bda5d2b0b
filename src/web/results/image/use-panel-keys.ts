import type { KeyboardEvent } from 'react'
import { isTypedInto, type Shortcut, shortcutOf } from './shortcut-of.ts'

/** Hears the panel's shortcuts; `false`: there is nothing to do at the moment. */
export function usePanelKeys(acts: Record<Shortcut, false | (() => void)>): (event: KeyboardEvent) => void {
  return (event) => {
    // Keys that are pressed in a dialog above the panel bubble up to here, too.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    const shortcut = shortcutOf(event, isTypedInto(event.target))
    const act = shortcut && acts[shortcut]
    if (!act) return
    event.preventDefault()
    // A key that is held down must not approve one image after the other.
    if (shortcut !== 'approve' || !event.repeat) act()
  }
}
