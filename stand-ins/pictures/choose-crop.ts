/** The section of a larger image, and whether it is mirrored. */
export interface Crop {
  left: number
  top: number
  isMirrored: boolean
}

/**
 * The crop of a number. With `columns` × `rows` places, the first 2 × columns × rows numbers have distinct crops, and consecutive numbers
 * are far from each other.
 */
export function chooseCrop(number: number, columns: number, rows: number): Crop {
  const crops = columns * rows * 2
  // Steps of the golden ratio spread evenly; a step without a common divisor visits every crop once.
  let step = Math.max(1, Math.floor(crops * 0.618))
  while (greatestCommonDivisor(step, crops) !== 1) step += 1
  const index = (number * step) % crops
  const place = Math.floor(index / 2)
  return { left: place % columns, top: Math.floor(place / columns), isMirrored: index % 2 === 1 }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
