import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A button with only an icon; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors',
        'hover:bg-sunken hover:text-ink disabled:opacity-50 disabled:cursor-not-allowed',
        className,
      )}
    />
  )
}
