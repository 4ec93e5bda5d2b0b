import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badgeClass = cva(
  'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold sm:whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink',
        outline: 'border-control bg-transparent text-muted forced-colors:border-dashed',
        accent: 'border-transparent bg-accent-soft text-accent-strong',
        good: 'border-transparent bg-good-soft text-good',
        warning: 'border-transparent bg-warning-soft text-warning',
        bad: 'border-transparent bg-bad-soft text-bad',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

/** A state in one or two words. Its colour never says anything that the words don't. */
export function Badge({ tone, children }: VariantProps<typeof badgeClass> & { children: ReactNode }) {
  return <span className={badgeClass({ tone })}>{children}</span>
}
