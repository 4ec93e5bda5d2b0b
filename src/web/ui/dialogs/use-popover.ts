import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A popover of plain elements under its button. Escape closes it and restores the focus; moving the focus or pressing outside closes it,
 * too, and leaves the focus there.
 */
export function usePopover() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useOutsidePress(frame, isOpen, () => setOpen(false))

  function closeAndReturn(): void {
    setOpen(false)
    button.current?.focus()
  }

  return {
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    closeAndReturn,
    /** For the element around the button and the popover. */
    frameProps: {
      ref: frame,
      onKeyDown(event: KeyboardEvent): void {
        if (event.key === 'Escape' && isOpen) closeAndReturn()
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
        // Without a target, the window lost the focus, or the focused element was removed.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      },
    },
  }
}

function useOutsidePress(frame: RefObject<HTMLElement | null>, isHeard: boolean, onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    if (!isHeard) return
    const hear = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', hear)
    return () => document.removeEventListener('pointerdown', hear)
  }, [frame, isHeard])
}
