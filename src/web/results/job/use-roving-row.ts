import type { Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A list of 100,000 buttons must not be 100,000 stops of the Tab key: one row is the stop, arrow keys, Home, End and
 * the page keys move it. Rows are marked with `data-row`.
 */
export function useRovingRow(
  virtualizer: Virtualizer<Window, Element>,
  body: RefObject<HTMLElement | null>,
  count: number,
) {
  const [activeRow, setActiveRow] = useState(0)
  const [focusRequest, setFocusRequest] = useState<{ row: number } | null>(null)
  const isFocusWanted = useRef(false)
  const items = virtualizer.getVirtualItems()
  const isActiveDrawn = items.some(({ index }) => index === activeRow)

  // The wanted row may be drawn only after the scrolling: looked for after each drawing until it is there.
  useEffect(() => {
    if (!focusRequest || !isFocusWanted.current) return
    const button = body.current?.querySelector<HTMLElement>(`[data-row="${focusRequest.row}"] button`)
    if (!button) return
    isFocusWanted.current = false
    button.focus({ preventScroll: true })
  })

  function focusRow(row: number): void {
    isFocusWanted.current = true
    setActiveRow(row)
    setFocusRequest({ row })
    virtualizer.scrollToIndex(row)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const rowsInView = Math.max(
      1,
      (virtualizer.range?.endIndex ?? 1) - (virtualizer.range?.startIndex ?? 0) - 1,
    )
    const targets: Record<string, number> = {
      ArrowDown: activeRow + 1,
      ArrowUp: activeRow - 1,
      PageDown: activeRow + rowsInView,
      PageUp: activeRow - rowsInView,
      Home: 0,
      End: count - 1,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    focusRow(Math.min(count - 1, Math.max(0, target)))
  }

  /** Scrolled away, the active row is not drawn; the first row in view takes over. */
  const tabStop = isActiveDrawn ? activeRow : (virtualizer.range?.startIndex ?? 0)
  return { tabStop, setActiveRow, focusRow, onKeyDown }
}
