/**
 * A set of features below `buckets` (a multiple of 8) that is used again and again: a `Set` takes longer, and hundreds of kilobytes
 * for the features of one answer.
 */
export function createFeatureSet(buckets: number) {
  const bits = new Uint8Array(buckets / 8)
  let added = new Int32Array(4_096)
  let size = 0
  return {
    add(feature: number): void {
      const byte = feature >> 3
      const bit = 1 << (feature & 7)
      if ((bits[byte]! & bit) !== 0) return
      bits[byte]! |= bit
      if (size === added.length) {
        const more = new Int32Array(2 * size)
        more.set(added)
        added = more
      }
      added[size] = feature
      size += 1
    },
    /** All that were added, each once, in the order in which they first came. Empties the set. */
    take(): Int32Array {
      const taken = added.slice(0, size)
      for (const feature of taken) bits[feature >> 3] = 0
      size = 0
      return taken
    },
  }
}
