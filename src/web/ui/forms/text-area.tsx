import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClass, FieldFrame, type FieldTexts } from './field-frame.tsx'

/** A multi-line text field. */
export function TextArea({
  label,
  hint,
  error,
  className,
  id,
  ...textarea
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(attributes) => (
        <textarea
          rows={4}
          {...textarea}
          {...attributes}
          className={clsx(controlClass, 'min-h-24', className)}
        />
      )}
    </FieldFrame>
  )
}
