import type { Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react'

/**
 * A list of 100,000 buttons must not be 100,000 tab stops: one image is the stop, and arrow keys, Home, End and the page keys move it.
 * Images have `data-row`; each line of the virtualizer has `columns` of them.
 */
export function useRovingImage(
  virtualizer: Virtualizer<Window, Element>,
  body: RefObject<HTMLElement | null>,
  { count, columns }: { count: number; columns: number },
) {
  const [activeRow, setActiveRow] = useState(0)
  const wantedRow = useRef<number | null>(null)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const lines = virtualizer.getVirtualItems()
  const activeLine = Math.floor(activeRow / columns)
  const isActiveDrawn = lines.some(({ index }) => index === activeLine)

  // The wanted image may be rendered only after scrolling: look for it after each render.
  useEffect(() => {
    if (wantedRow.current === null) return
    const button = body.current?.querySelector<HTMLElement>(`[data-row="${wantedRow.current}"] button`)
    if (!button) return
    wantedRow.current = null
    button.focus({ preventScroll: true })
  })

  function showRow(row: number): void {
    virtualizer.scrollToIndex(Math.floor(row / columns))
  }

  function focusRow(row: number): void {
    wantedRow.current = row
    setActiveRow(row)
    drawAgain()
    showRow(row)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const linesInView = Math.max(
      1,
      (virtualizer.range?.endIndex ?? 1) - (virtualizer.range?.startIndex ?? 0) - 1,
    )
    const targets: Record<string, number> = {
      ...(columns > 1 && { ArrowRight: activeRow + 1, ArrowLeft: activeRow - 1 }),
      ArrowDown: below(activeRow, columns),
      ArrowUp: activeRow < columns ? activeRow : activeRow - columns,
      PageDown: below(activeRow, linesInView * columns),
      PageUp: activeRow - linesInView * columns,
      Home: 0,
      End: count - 1,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    focusRow(Math.min(count - 1, Math.max(0, target)))
  }

  /** There is nothing below the last line; from the line before it, the last image may be the nearest. */
  function below(row: number, step: number): number {
    const isLastLine = Math.floor(row / columns) === Math.floor((count - 1) / columns)
    return isLastLine ? row : row + step
  }

  /** After scrolling away, the active image is not rendered; the first visible one takes over. */
  const tabStop = isActiveDrawn ? activeRow : (virtualizer.range?.startIndex ?? 0) * columns
  return { tabStop, setActiveRow, focusRow, showRow, onKeyDown }
}
