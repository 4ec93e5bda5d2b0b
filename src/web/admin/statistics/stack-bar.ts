/** Every amount above zero stays visible. */
const leastShare = 0.02

export interface Segment {
  /** Offset from the chart's top, and height, both as shares of the chart's height. */
  y: number
  height: number
}

/** The segments of a stacked bar, from the bottom, on a chart that ends at `top`. */
export function stackBar(amounts: readonly number[], top: number): Segment[] {
  const heights = amounts.map((amount) => (amount === 0 ? 0 : Math.max(leastShare, amount / top)))
  // The minimum size of small segments must not make the bar exceed the chart.
  const over = Math.max(0, heights.reduce((sum, height) => sum + height, 0) - 1)
  const largest = heights.indexOf(Math.max(...heights))
  let y = 1
  return heights.map((wanted, place) => {
    const height = place === largest ? wanted - over : wanted
    y -= height
    return { y, height }
  })
}
