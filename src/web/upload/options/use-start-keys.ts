import { useEffect } from 'react'

/** Ctrl or Command with Enter starts from wherever the focus is; `onStart` null: not now. */
export function useStartKeys(onStart: (() => void) | null): void {
  useEffect(() => {
    if (!onStart) return
    const start = onStart
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      // What has a use of its own for it, and a question that waits for its answer, come first.
      if (event.defaultPrevented || event.repeat || document.querySelector('[data-modal]')) return
      event.preventDefault()
      start()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onStart])
}
