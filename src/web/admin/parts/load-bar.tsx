/** A bar that shows how full something is, from 0 to 1. The figures are next to it. */
export function LoadBar({ share }: { share: number }) {
  return (
    <span
      aria-hidden="true"
      className="block h-2 overflow-hidden rounded-full border border-control bg-sunken"
    >
      <span
        className="block h-full bg-accent forced-colors:bg-[Highlight]"
        style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      />
    </span>
  )
}
