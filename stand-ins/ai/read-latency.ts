/** Reads `200` or `100-900` as milliseconds. */
export function readLatency(text: string): number | [number, number] {
  const [from = 0, to] = text.split('-').map(Number)
  return to === undefined ? from : [from, to]
}
