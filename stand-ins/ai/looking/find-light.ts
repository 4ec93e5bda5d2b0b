export const places = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'middle',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
] as const
export type Place = (typeof places)[number]

/** Below this difference of brightness (0–255) nobody would say that one part is brighter. */
const leastDifference = 6

/** The brightest of nine parts of `side` × `side` brightnesses; null when all are alike. */
export function findLight(lumas: Float32Array, side: number): Place | null {
  const sums = new Float64Array(9)
  const counts = new Float64Array(9)
  for (let y = 0; y < side; y += 1) {
    const row = Math.floor((y * 3) / side) * 3
    for (let x = 0; x < side; x += 1) {
      const part = row + Math.floor((x * 3) / side)
      sums[part] = (sums[part] ?? 0) + (lumas[y * side + x] ?? 0)
      counts[part] = (counts[part] ?? 0) + 1
    }
  }
  const means = sums.map((sum, part) => sum / (counts[part] ?? 1))
  const brightest = Math.max(...means)
  if (brightest - Math.min(...means) < leastDifference) return null
  return places[means.indexOf(brightest)] ?? null
}
