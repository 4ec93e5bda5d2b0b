import type { LucideIcon } from 'lucide-react'
import { rowControlClass } from './row-control-class.ts'

export interface RowButtonProps {
  Icon: LucideIcon
  text: string
  /** Starts with the visible text and names the user, for screen readers. */
  label: string
  /** In narrow columns of a wide table only the icon is visible, unless this is set. */
  keepsText?: boolean
  onClick: () => void
}

/** A button in a table row. */
export function RowButton({ Icon, text, label, keepsText = false, onClick }: RowButtonProps) {
  const { control, words } = rowControlClass(keepsText)
  return (
    <button type="button" title={label} aria-label={label} onClick={onClick} className={control}>
      <Icon aria-hidden className="size-5" />
      <span className={words}>{text}</span>
    </button>
  )
}
