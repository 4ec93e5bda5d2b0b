import { clsx } from 'clsx'

const variants = {
  primary: 'border-accent bg-accent text-accent-ink hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-control bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-accent-soft',
  danger: 'border-bad bg-bad text-bad-ink hover:border-bad-strong hover:bg-bad-strong',
}
const sizes = {
  main: 'min-h-11 px-5 py-2 text-base',
  small: 'min-h-9 px-3 py-1 text-sm',
}

export interface ButtonLook {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  isWide?: boolean | undefined
}

/** The look of a button; also for links that look like one. One `primary` per view. */
export function buttonClass({
  variant,
  size,
  isWide,
  className,
}: ButtonLook & { className?: string | undefined } = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline select-none',
    'transition-colors duration-150 disabled:opacity-50 disabled:cursor-not-allowed',
    'aria-busy:cursor-progress [&_svg]:shrink-0',
    variants[variant ?? 'secondary'],
    sizes[size ?? 'main'],
    isWide && 'w-full',
    className,
  )
}
