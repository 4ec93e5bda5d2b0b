/** Returns the value kept under a name, or creates it; `all` returns all kept values. */
export type LruCache<T> = ((name: string, make: () => T) => T) & { all(): Iterable<T> }

/** Keeps the `most` recently used values and evicts the least recently used ones. */
export function createLruCache<T>(most: number): LruCache<T> {
  const kept = new Map<string, T>()
  const findOrMake = (name: string, make: () => T) => {
    const thing = kept.get(name) ?? make()
    // A map iterates in insertion order, so a used entry moves to the end.
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
