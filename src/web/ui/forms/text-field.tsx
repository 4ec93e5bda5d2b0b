import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control-class.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** A button inside the field, at its end. */
  trailing?: ReactNode
}

/** A one-line input. Accepts `ref` and everything that react-hook-form's `register` returns. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  trailing,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} id={id}>
      {(attributes) => (
        <div className={clsx('relative', className)}>
          <input {...input} {...attributes} className={clsx(controlClass, 'min-h-11', trailing && 'pr-12')} />
          {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
        </div>
      )}
    </FieldFrame>
  )
}
