import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** A choice that the list itself gives rise to, with what it means under it; `gain` is what it saves. */
export function Offer({
  label,
  gain,
  isTaken,
  onTake,
  children,
}: {
  label: string
  gain?: string
  isTaken: boolean
  onTake: (isTaken: boolean) => void
  children: ReactNode
}) {
  const hintId = useId()
  return (
    <div
      className={clsx(
        'grid gap-1 rounded-md border px-3 py-2',
        isTaken ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <label className="flex min-h-8 items-start gap-2.5">
        <input
          type="checkbox"
          checked={isTaken}
          onChange={(event) => onTake(event.target.checked)}
          aria-describedby={hintId}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
          <span>{label}</span>
          {gain && <span className="font-semibold whitespace-nowrap text-good tabular-nums">{gain}</span>}
        </span>
      </label>
      <div id={hintId} className="grid gap-1 text-sm text-muted sm:pl-[1.875rem]">
        {children}
      </div>
    </div>
  )
}
