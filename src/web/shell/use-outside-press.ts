import { type RefObject, useEffect, useRef } from 'react'

/** Hears presses outside of an element while it listens; those in a dialog that lies above the page count as inside. */
export function useOutsidePress(
  frame: RefObject<HTMLElement | null>,
  isListening: boolean,
  onPress: () => void,
): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    if (!isListening) return
    const hear = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || frame.current?.contains(target)) return
      if (!document.querySelector('[data-modal][data-state="open"]')) latest.current()
    }
    // While it goes down: on its way up the press has closed the dialog that it was meant for.
    document.addEventListener('pointerdown', hear, true)
    return () => document.removeEventListener('pointerdown', hear, true)
  }, [frame, isListening])
}
