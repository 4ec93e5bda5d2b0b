import { Link } from 'wouter'
import type { RowButtonProps } from './row-button.tsx'
import { rowControlClass } from './row-control-class.ts'

/** A link in a table row that looks like the buttons next to it. */
export function RowLink({
  Icon,
  text,
  label,
  keepsText = false,
  href,
}: Omit<RowButtonProps, 'onClick'> & { href: string }) {
  const { control, words } = rowControlClass(keepsText)
  return (
    <Link href={href} title={label} aria-label={label} className={control}>
      <Icon aria-hidden className="size-5" />
      <span className={words}>{text}</span>
    </Link>
  )
}
