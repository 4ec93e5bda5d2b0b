/** The text colours of a bar's segments, from the bottom. System colours replace them if colours are forced. */
export const segmentTones = [
  'text-accent forced-colors:text-[CanvasText]',
  'text-bad forced-colors:text-[CanvasText]',
] as const

/** A segment of a bar: the first is filled, the second hatched, so that they differ by more than colour. */
export function BarSegment({
  part,
  hatchId,
  ...place
}: {
  part: number
  hatchId: string
  x: string
  y: string
  width: string
  height: string
}) {
  if (part === 0) return <rect {...place} rx="2" fill="currentColor" className={segmentTones[0]} />
  return <rect {...place} rx="2" fill={`url(#${hatchId})`} className={segmentTones[1]} />
}

/** The hatching of the second segment. Takes its colour from where it is defined. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <defs className={segmentTones[1]}>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="5" stroke="currentColor" strokeWidth="6" />
      </pattern>
    </defs>
  )
}
