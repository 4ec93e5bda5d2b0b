import { useId } from 'react'
import { BarSegment, HatchPattern } from './bar-segment.tsx'

/** The legend of a bar's segments. */
export function BarsLegend({ parts }: { parts: readonly string[] }) {
  const hatchId = useId()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {parts.map((part, place) => (
        <li key={part} className="flex items-center gap-1.5">
          <svg aria-hidden="true" className="size-3.5">
            <HatchPattern id={hatchId} />
            <BarSegment part={place} hatchId={hatchId} x="0" y="0" width="100%" height="100%" />
          </svg>
          {part}
        </li>
      ))}
    </ul>
  )
}
