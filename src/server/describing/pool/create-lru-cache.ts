/** Answers what it keeps under a name, or makes it. */
export type LruCache<T> = (name: string, make: () => T) => T

/** Keeps the `most` things that were asked for last, and forgets those that nobody asked for in the longest time. */
export function createLruCache<T>(most: number): LruCache<T> {
  const kept = new Map<string, T>()
  return (name, make) => {
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
}
