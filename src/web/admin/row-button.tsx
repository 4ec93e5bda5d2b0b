import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { buttonClass } from '#web/ui/button-class.ts'

export interface RowButtonProps {
  Icon: LucideIcon
  text: string
  /** Begins with the text and says whom it is about, for who can't see the row. */
  label: string
  /** In narrow columns of a wide table only the icon is seen, unless this is set. */
  keepsText?: boolean
  onClick: () => void
}

/** A button of one row in a list. */
export function RowButton({ Icon, text, label, keepsText, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onClick}
      className={buttonClass({
        variant: 'quiet',
        size: 'small',
        className: clsx('min-h-11', !keepsText && 'lg:size-11 lg:p-0'),
      })}
    >
      <Icon aria-hidden className="size-5" />
      <span className={clsx(!keepsText && 'lg:sr-only')}>{text}</span>
    </button>
  )
}
