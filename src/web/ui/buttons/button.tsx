import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks; the button keeps the focus, which `disabled` would lose. */
  isBusy?: boolean
}

export function Button({
  variant,
  size,
  isWide,
  isBusy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={press}
      className={buttonClass({ variant, size, isWide, className })}
    >
      {isBusy && <Spinner isSilent />}
      {children}
    </button>
  )
}
