import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldTexts {
  label: string
  /** For screen readers only: in a row of self-explanatory controls. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
}

/** The attributes that connect a control to its label, hint and error. */
export interface FieldAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, hint below, error at the field: the same for every control. */
export function FieldFrame({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  children,
}: FieldTexts & { id?: string | undefined; children: (attributes: FieldAttributes) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined

  return (
    <div className={clsx('grid', !isLabelHidden && 'gap-1.5')}>
      <label htmlFor={controlId} className={clsx('text-sm font-semibold', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <div id={hintId} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-semibold text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The look of text fields, text areas and selects. */
export const controlClass = [
  'w-full rounded-md border border-control bg-surface px-3 py-2 text-base text-ink',
  '[&[readonly]]:border-line [&[readonly]]:bg-sunken',
  'placeholder:text-muted hover:border-ink disabled:cursor-not-allowed disabled:opacity-60',
  'aria-invalid:border-bad aria-invalid:hover:border-bad focus-visible:outline-offset-0',
].join(' ')
