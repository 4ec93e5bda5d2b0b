import { useEffect, useRef } from 'react'
import { isTypedInto } from '#web/ui/is-typed-into.ts'
import { useShortcutsSetting } from '#web/ui/use-shortcuts-setting.ts'
import { focusSearch } from './focus-search.ts'

/** Hears the keys that mean the same on every page, unless a dialog lies above it or somebody types. */
export function usePageKeys(onHelp: () => void): void {
  const [hasLetters] = useShortcutsSetting()
  const help = useRef(onHelp)
  help.current = onHelp

  useEffect(() => {
    if (!hasLetters) return
    const hear = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event
      // On some keyboards `/` and `?` need Shift.
      if (defaultPrevented || altKey || ctrlKey || metaKey || isTypedInto(target)) return
      if (document.querySelector('[data-modal][data-state="open"]')) return
      if (key === '?') {
        event.preventDefault()
        help.current()
      }
      // Or else the browser searches the page, where it knows that key.
      if (key === '/' && focusSearch()) event.preventDefault()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [hasLetters])
}
