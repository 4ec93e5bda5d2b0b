import type { Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react'

/** A part of a table's row that takes the focus, marked with `data-cell`; without a name: the button that opens the image. */
export type RowCell = 'check' | 'altText' | 'description'

const otherText = { altText: 'description', description: 'altText' } as const

interface RovingOptions {
  count: number
  columns: number
  onSelect: (row: number, isRange: boolean, from?: number) => void
}

/**
 * A list of 100,000 buttons must not be 100,000 tab stops: one image is the stop, and arrow keys, Home, End and the page keys move it.
 * Images have `data-row`; each line of the virtualizer has `columns` of them.
 */
export function useRovingImage(
  virtualizer: Virtualizer<Window, Element>,
  body: RefObject<HTMLElement | null>,
  { count, columns, onSelect }: RovingOptions,
) {
  const [activeRow, setActiveRow] = useState(0)
  const wanted = useRef<{ row: number; cell: RowCell | undefined } | null>(null)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const lines = virtualizer.getVirtualItems()
  const activeLine = Math.floor(activeRow / columns)
  const isActiveDrawn = lines.some(({ index }) => index === activeLine)

  // The wanted image may be rendered only after scrolling: look for it after each render.
  useEffect(() => {
    if (wanted.current === null) return
    const { row, cell } = wanted.current
    const line = body.current?.querySelector(`[data-row="${row}"]`)
    // An image without texts has no such cell.
    const target =
      (cell && line?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)) ??
      line?.querySelector<HTMLElement>('button[aria-haspopup]')
    if (!target) return
    wanted.current = null
    target.focus({ preventScroll: true })
    // In a text the cursor is at its end, where most edits add or remove a word.
    if (target instanceof HTMLTextAreaElement)
      target.setSelectionRange(target.value.length, target.value.length)
  })

  function showRow(row: number): void {
    virtualizer.scrollToIndex(Math.floor(row / columns))
  }

  function focusRow(row: number, cell?: RowCell): void {
    wanted.current = { row, cell }
    setActiveRow(row)
    drawAgain()
    showRow(row)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target instanceof HTMLTextAreaElement) pressInText(event, event.target)
    else pressInRow(event)
  }

  function pressInRow(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isCheck = event.target instanceof HTMLInputElement
    if (columns === 1 && !event.shiftKey && moveAside(event.key, isCheck)) {
      event.preventDefault()
      return
    }
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
    const isSelecting = event.shiftKey && columns === 1 && /^Arrow(Up|Down)$/.test(event.key)
    if (target === undefined || (event.shiftKey && !isSelecting)) return
    event.preventDefault()
    const row = Math.min(count - 1, Math.max(0, target))
    if (isSelecting) onSelect(row, true, activeRow)
    focusRow(row, isCheck ? 'check' : undefined)
  }

  /** Along the row of a table: selection, image, text. Returns whether the key does that. */
  function moveAside(key: string, isCheck: boolean): boolean {
    if (key === 'F2' || (key === 'ArrowRight' && !isCheck)) focusRow(activeRow, 'altText')
    else if (key === 'ArrowRight') focusRow(activeRow)
    else if (key === 'ArrowLeft') focusRow(activeRow, 'check')
    else return false
    return true
  }

  /** As in a spreadsheet: Enter and Tab go on, arrows leave the text at its ends, Escape leaves the texts. */
  function pressInText(event: KeyboardEvent, text: HTMLTextAreaElement): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const cell = text.dataset.cell === 'description' ? 'description' : 'altText'
    const go = (row: number, next: RowCell | undefined) => {
      if (row < 0 || row >= count) return
      event.preventDefault()
      focusRow(row, next)
    }
    const { selectionStart, selectionEnd, value } = text
    const step = event.shiftKey ? -1 : 1
    if (event.key === 'Escape') go(activeRow, undefined)
    else if (event.key === 'Enter') {
      event.preventDefault()
      go(activeRow + step, cell)
    } else if (event.key === 'Tab') {
      const texts = [...(text.closest('[data-row]')?.querySelectorAll('textarea') ?? [])]
      if (texts[texts.indexOf(text) + step]) go(activeRow, otherText[cell])
      else go(activeRow + step, event.shiftKey ? 'description' : 'altText')
    } else if (event.shiftKey) return
    else if (event.key === 'ArrowDown' && selectionStart === value.length) go(activeRow + 1, cell)
    else if (event.key === 'ArrowUp' && selectionEnd === 0) go(activeRow - 1, cell)
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
