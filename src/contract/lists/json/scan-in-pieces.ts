import { openWindow, type TextWindow } from '#contract/lists/text-window.ts'

/**
 * Runs a scan over a text that arrives in chunks, and passes it the next chunk whenever it yields null. Yields the findings of each
 * chunk and returns the scan's return value; when the scan is done, the rest stays unread. `maxCharacters`: per row.
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
  // Safe: a scan does not ask for more text after the end.
  return end!.value
}
