import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass, FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface SelectOption {
  value: string
  label: string
}

/** The system's own select: it works with every keyboard, screen reader and phone. */
export function Select({
  label,
  isLabelHidden,
  hint,
  error,
  options,
  className,
  id,
  ...select
}: ComponentProps<'select'> & FieldTexts & { options: readonly SelectOption[] }) {
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} id={id}>
      {(attributes) => (
        <div className={clsx('relative', className)}>
          <select
            {...select}
            {...attributes}
            className={clsx(controlClass, 'min-h-11 appearance-none pr-10')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  )
}
