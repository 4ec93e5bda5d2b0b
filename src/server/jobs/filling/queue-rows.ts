import type { RowTexts } from './compose-cell.ts'

/** Hands out rows in ascending order. */
export interface RowQueue {
  /** The texts of this row, if it has any. Rows must be requested in ascending order. */
  take(row: number): RowTexts | undefined | Promise<RowTexts | undefined>
  /** Whether no row with texts is left. */
  isOver(): Promise<boolean>
}

/** `pages` contain rows in ascending order. Rows before the requested one are skipped. */
export function queueRows(pages: AsyncIterable<RowTexts[]>): RowQueue & AsyncDisposable {
  const reading = pages[Symbol.asyncIterator]()
  let page: RowTexts[] = []
  let at = 0
  let isOver = false

  async function readOn(row: number): Promise<RowTexts | undefined> {
    while (at >= page.length && !isOver) {
      await readPage()
      passOver(row)
    }
    return isOver ? undefined : hand(row)
  }

  async function readPage(): Promise<void> {
    const step = await reading.next()
    isOver = step.done === true
    page = step.done ? [] : step.value
    at = 0
  }

  function passOver(row: number): void {
    while (at < page.length && page[at]!.row < row) at += 1
  }

  function hand(row: number): RowTexts | undefined {
    return page[at]?.row === row ? page[at++] : undefined
  }

  return {
    take(row) {
      passOver(row)
      return at >= page.length && !isOver ? readOn(row) : hand(row)
    },
    async isOver() {
      while (at >= page.length && !isOver) await readPage()
      return isOver
    },
    async [Symbol.asyncDispose]() {
      await reading.return?.()
    },
  }
}
