import { useEffect } from 'react'

/** Handles the browser's print shortcut, which would print before everything is loaded. */
export function usePrintKey(isHeard: boolean, print: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `print` is a new function on every render but does the same.
  useEffect(() => {
    if (!isHeard) return
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || event.altKey || event.shiftKey) return
      if (event.ctrlKey === event.metaKey) return
      event.preventDefault()
      print()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isHeard])
}
