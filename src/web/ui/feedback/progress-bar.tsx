import { clsx } from 'clsx'

/** `percent` is 0..100; null while the total is unknown. */
export function ProgressBar({
  percent,
  label,
  isTall,
}: {
  percent: number | null
  label: string
  isTall?: boolean
}) {
  const shown = percent === null ? null : Math.min(100, Math.max(0, percent))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown === null ? undefined : Math.round(shown)}
      className={clsx(
        'overflow-hidden rounded-full border border-control bg-sunken',
        isTall ? 'h-4' : 'h-2.5',
      )}
    >
      <div
        className={clsx(
          'h-full origin-left rounded-full bg-accent transition-[width] duration-300 forced-colors:bg-[Highlight]',
          shown === null && 'animate-breathe',
        )}
        style={{ width: `${shown ?? 100}%` }}
      />
    </div>
  )
}
