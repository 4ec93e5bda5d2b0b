import { openWindow, type TextWindow } from '#contract/lists/text-window.ts'

/**
 * Runs a scan over a text that comes in pieces, and hands it the next piece wherever it yields null. Yields what the scan found in a
 * piece, piece by piece, and returns what it returns; a scan that is done leaves the rest unread. `maxCharacters`: of a row.
 */
export async function* scanInPieces<T, R>(
  scan: (window: TextWindow) => Generator<T | null, R>,
  pieces: AsyncIterable<string>,
  maxCharacters?: number,
): AsyncGenerator<T[], R> {
  const window = openWindow(maxCharacters)
  const scanning = scan(window)
  let found: T[] = []

  function run(): IteratorReturnResult<R> | null {
    found = []
    for (;;) {
      const step = scanning.next()
      if (step.done) return step
      if (step.value === null) return null
      found.push(step.value)
    }
  }

  for await (const piece of pieces) {
    window.text += piece
    const end = run()
    if (found.length > 0) yield found
    if (end) return end.value
  }
  window.isWhole = true
  const end = run()
  if (found.length > 0) yield found
  // Safe: a scan asks for nothing more where there is nothing.
  return end!.value
}
