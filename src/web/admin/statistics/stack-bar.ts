/** What is more than nothing stays visible. */
const leastShare = 0.02

export interface Segment {
  /** From the chart's top, and its height, both as shares of the chart's height. */
  y: number
  height: number
}

/** Where the parts of a bar stand, one upon the other, the first at the bottom, on a chart that reaches to `top`. */
export function stackBar(amounts: readonly number[], top: number): Segment[] {
  const heights = amounts.map((amount) => (amount === 0 ? 0 : Math.max(leastShare, amount / top)))
  // What small parts were given beyond their due would lift the bar over the chart's edge.
  const over = Math.max(0, heights.reduce((sum, height) => sum + height, 0) - 1)
  const largest = heights.indexOf(Math.max(...heights))
  let y = 1
  return heights.map((wanted, place) => {
    const height = place === largest ? wanted - over : wanted
    y -= height
    return { y, height }
  })
}
