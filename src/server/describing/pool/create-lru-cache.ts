/** Answers what it keeps under a name, or makes it; `all` answers all that it keeps. */
export type LruCache<T> = ((name: string, make: () => T) => T) & { all(): Iterable<T> }

/** Keeps the `most` things that were asked for last, and forgets those that nobody asked for in the longest time. */
export function createLruCache<T>(most: number): LruCache<T> {
  const kept = new Map<string, T>()
  const findOrMake = (name: string, make: () => T) => {
    const thing = kept.get(name) ?? make()
    // A map remembers the order in which its entries came: what is asked for goes to the end.
    kept.delete(name)
    kept.set(name, thing)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return thing
  }
  return Object.assign(findOrMake, { all: () => kept.values() })
}
