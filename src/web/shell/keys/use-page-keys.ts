import { useEffect, useRef } from 'react'
import { isTypedInto } from '#web/ui/shortcut-of.ts'
import { useShortcutsSetting } from '#web/ui/use-shortcuts-setting.ts'
import { focusSearch } from './focus-search.ts'

/** Handles the keys that mean the same on every page, unless a dialog is open or the user is typing. */
export function usePageKeys(onHelp: () => void): void {
  const [hasLetters] = useShortcutsSetting()
  const help = useRef(onHelp)
  help.current = onHelp

  useEffect(() => {
    if (!hasLetters) return
    const hear = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event
      // `/` and `?` need Shift on some keyboards.
      if (defaultPrevented || altKey || ctrlKey || metaKey || isTypedInto(target)) return
      if (document.querySelector('[data-modal][data-state="open"]')) return
      if (key === '?') {
        event.preventDefault()
        help.current()
      }
      // Prevents the browser's own search, where it uses that key.
      if (key === '/' && focusSearch()) event.preventDefault()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [hasLetters])
}
