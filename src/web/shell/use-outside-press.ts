import { type RefObject, useEffect, useRef } from 'react'

/** Calls back on presses outside of an element; those in a dialog above the page count as inside. */
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
    // On pointer down: on pointer up, the press has already closed the dialog that it was meant for.
    document.addEventListener('pointerdown', hear, true)
    return () => document.removeEventListener('pointerdown', hear, true)
  }, [frame, isListening])
}
