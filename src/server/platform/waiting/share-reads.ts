/**
 * Reads once for all who ask for the same at the same time. Who comes while it is read shares the read after that one:
 * nobody is told what was read before they asked. Of each key one read is under way at a time.
 */
export function shareReads<Asked, T>(
  keyOf: (asked: Asked) => string,
  read: (asked: Asked) => Promise<T>,
): (asked: Asked) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  const owed = new Map<string, Promise<T>>()

  const begin = (key: string, asked: Asked): Promise<T> => {
    const reading = read(asked)
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
    if (!before) return begin(key, asked)
    const next = owed.get(key)
    if (next) return next
    const after = () => {
      owed.delete(key)
      return begin(key, asked)
    }
    const waiting = before.then(after, after)
    owed.set(key, waiting)
    return waiting
  }
}
