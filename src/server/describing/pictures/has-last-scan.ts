const startOfScan = 0xda
const blockCoefficients = 64

/**
 * Whether a truncated JPEG at least starts the last of its scans. In a progressive JPEG each scan refines the whole picture, so one
 * that lacks scans is complete but coarse. It checks whether the scans bring every coefficient of every component to its last bit.
 */
export function hasLastScan(jpeg: Buffer): boolean {
  const components = new Set<number>()
  const finished = new Map<number, number>()
  let isProgressive = false
  for (const { marker, at } of markersOf(jpeg)) {
    if (marker >= 0xc0 && marker <= 0xc2) {
      isProgressive = marker === 0xc2
      for (let index = 0; index < (jpeg[at + 9] ?? 0); index += 1)
        components.add(jpeg[at + 10 + 3 * index] ?? 0)
    }
    if (marker !== startOfScan) continue
    const count = jpeg[at + 4] ?? 0
    const end = at + 5 + 2 * count
    const [first = 0, last = 0, bits = 0] = jpeg.subarray(end, end + 3)
    if (isProgressive && (bits & 0x0f) !== 0) continue
    for (let index = 0; index < count; index += 1) {
      const component = jpeg[at + 5 + 2 * index] ?? 0
      finished.set(
        component,
        (finished.get(component) ?? 0) + (isProgressive ? last - first + 1 : blockCoefficients),
      )
    }
  }
  return components.size > 0 && [...components].every((one) => (finished.get(one) ?? 0) >= blockCoefficients)
}

/** The markers of a JPEG with their offsets, except restart markers. */
function* markersOf(jpeg: Buffer): Generator<{ marker: number; at: number }> {
  let at = jpeg.indexOf(0xff, 2)
  while (at !== -1 && at + 3 < jpeg.length) {
    const marker = jpeg[at + 1]!
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd9)
    if (!isData) yield { marker, at }
    at = jpeg.indexOf(0xff, isData ? at + 1 : at + 2 + jpeg.readUInt16BE(at + 2))
  }
}
