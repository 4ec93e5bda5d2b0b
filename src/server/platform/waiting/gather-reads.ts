interface Waiting<Asked, T> {
  asked: Asked
  resolve(value: T): void
  reject(reason: unknown): void
}

/**
 * Batches concurrent reads into one query: at most `atOnce` are in progress, and calls that arrive in the meantime share the next one.
 * `readAll` returns results in the order asked, for at most `most` at a time. Several queries can be in progress, so that one that waits,
 * for example for another process, delays few.
 */
export function gatherReads<Asked, T>(
  readAll: (asked: readonly Asked[]) => Promise<readonly T[]>,
  { atOnce, most } = { atOnce: 4, most: 100 },
): (asked: Asked) => Promise<T> {
  let underWay = 0
  const waiting: Waiting<Asked, T>[] = []

  async function readNext(): Promise<void> {
    underWay += 1
    const together = waiting.splice(0, most)
    try {
      const answers = await readAll(together.map(({ asked }) => asked))
      // Safe: one result for each that was asked.
      for (const [place, { resolve }] of together.entries()) resolve(answers[place] as T)
    } catch (error) {
      for (const { reject } of together) reject(error)
    } finally {
      underWay -= 1
      if (waiting.length > 0) void readNext()
    }
  }

  return (asked) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    waiting.push({ asked, resolve, reject })
    if (underWay < atOnce) void readNext()
    return promise
  }
}
