import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** A native checkbox in the accent colour, with its label and an optional hint. */
export function Checkbox({
  label,
  hint,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }) {
  const hintId = useId()
  return (
    <div className={clsx('flex items-start gap-2.5', className)}>
      <label className="flex min-h-8 items-start gap-2.5 py-1">
        <input
          type="checkbox"
          {...input}
          aria-describedby={hint ? hintId : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <span id={hintId} className="py-1 text-sm text-muted">
          {hint}
        </span>
      )}
    </div>
  )
}
