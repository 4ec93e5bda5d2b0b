import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { controlClass, FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** A sign inside the field, at its start. */
  leading?: ReactNode
  /** A button or a sign inside the field, at its end. */
  trailing?: ReactNode
}

/** A one-line input. Accepts `ref` and everything that react-hook-form's `register` returns. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  leading,
  trailing,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} id={id}>
      {(attributes) => (
        <div className={clsx('relative', className)}>
          <input
            {...input}
            {...attributes}
            className={clsx(controlClass, 'min-h-11', leading && 'pl-10', trailing && 'pr-12')}
          />
          {leading && <div className="absolute inset-y-0 left-0 flex items-center">{leading}</div>}
          {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
        </div>
      )}
    </FieldFrame>
  )
}
