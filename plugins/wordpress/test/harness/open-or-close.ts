/**
 * Opens several things, each of which says by `later` how it is closed: all of them, the last one first, by `close` or as soon as one of
 * them cannot be opened. What a test has started must not outlive it, and what cannot be closed does not keep the others open.
 */
export async function openOrClose<T extends object>(
  open: (later: (end: () => Promise<unknown>) => void) => Promise<T>,
): Promise<T & { close(): Promise<void> }> {
  const ends = new AsyncDisposableStack()
  const close = () => ends.disposeAsync()
  try {
    const opened = await open((end) => {
      ends.defer(async () => {
        await end()
      })
    })
    return { ...opened, close }
  } catch (error) {
    await close()
    throw error
  }
}
