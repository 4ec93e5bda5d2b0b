/** Counts the calls of each key that are under way. */
export function createCrowd() {
  const underWay = new Map<string, number>()
  return {
    /** False when the key has so many under way already; null: there is no limit. */
    enter(key: string, most: number | null): boolean {
      const count = underWay.get(key) ?? 0
      if (most !== null && count >= most) return false
      underWay.set(key, count + 1)
      return true
    },
    leave(key: string): void {
      const count = underWay.get(key) ?? 0
      if (count > 1) underWay.set(key, count - 1)
      if (count <= 1) underWay.delete(key)
    },
  }
}
