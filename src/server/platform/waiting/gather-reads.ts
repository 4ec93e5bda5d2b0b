interface Waiting<Asked, T> {
  asked: Asked
  resolve(value: T): void
  reject(reason: unknown): void
}

/**
 * Reads what many ask for at the same time by one question: at most `atOnce` are under way, and who comes meanwhile shares the next one with
 * all others who do. `readAll` answers in the order in which it was asked, at most `most` at a time. Several are under way so that one
 * that waits, for another process for instance, holds up few.
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
      // Safe: one for each that was asked.
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
