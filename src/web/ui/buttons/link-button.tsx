import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type ButtonLook, buttonClass } from './button-class.ts'

/** A link to another page of the app that looks like a button. */
export function LinkButton({
  href,
  children,
  className,
  onClick,
  ...look
}: ButtonLook & { href: string; children: ReactNode; className?: string; onClick?: () => void }) {
  return (
    <Link href={href} onClick={() => onClick?.()} className={buttonClass({ ...look, className })}>
      {children}
    </Link>
  )
}
