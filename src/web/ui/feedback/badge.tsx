import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  neutral: 'border-line bg-sunken text-ink',
  outline: 'border-control bg-transparent text-muted forced-colors:border-dashed',
  accent: 'border-transparent bg-accent-soft text-accent-strong',
  good: 'border-transparent bg-good-soft text-good',
  warning: 'border-transparent bg-warning-soft text-warning',
  bad: 'border-transparent bg-bad-soft text-bad',
}

/** A state in one or two words. The colour adds no information. */
export function Badge({
  tone,
  children,
}: {
  tone?: keyof typeof tones | null | undefined
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold sm:whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone ?? 'neutral'],
      )}
    >
      {children}
    </span>
  )
}
