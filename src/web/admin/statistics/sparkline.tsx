/** A trend line without figures: those are next to it. */
export function Sparkline({ amounts }: { amounts: readonly number[] }) {
  const top = Math.max(1, ...amounts)
  const points = amounts.map((amount, place) => {
    const x = (place / Math.max(1, amounts.length - 1)) * 100
    return `${x.toFixed(1)},${(100 - (amount / top) * 100).toFixed(1)}`
  })
  return (
    <svg
      aria-hidden="true"
      viewBox="0 -6 100 112"
      preserveAspectRatio="none"
      className="h-8 w-full text-accent forced-colors:text-[CanvasText]"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
