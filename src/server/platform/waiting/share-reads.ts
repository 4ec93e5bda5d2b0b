/**
 * Shares one read among concurrent calls with the same key. A call that arrives during a read shares the next one, so it never gets data
 * older than itself. One read per key is in progress at a time; it receives the number of calls that share it.
 */
export function shareReads<Asked, T>(
  keyOf: (asked: Asked) => string,
  read: (asked: Asked, sharers: number) => Promise<T>,
): (asked: Asked) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  const owed = new Map<string, { reading: Promise<T>; sharers: number }>()

  const begin = (key: string, asked: Asked, sharers: number): Promise<T> => {
    const reading = read(asked, sharers)
    underWay.set(key, reading)
    const end = () => {
      if (underWay.get(key) === reading) underWay.delete(key)
    }
    reading.then(end, end)
    return reading
  }

  return (asked) => {
    const key = keyOf(asked)
    const before = underWay.get(key)
    if (!before) return begin(key, asked, 1)
    const next = owed.get(key)
    if (next) {
      next.sharers += 1
      return next.reading
    }
    const after = () => {
      const sharers = owed.get(key)?.sharers ?? 1
      owed.delete(key)
      return begin(key, asked, sharers)
    }
    const reading = before.then(after, after)
    owed.set(key, { reading, sharers: 1 })
    return reading
  }
}
