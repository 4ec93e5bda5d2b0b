import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  info: { Icon: Info, box: 'border-accent bg-accent-soft', icon: 'text-accent' },
  good: { Icon: CircleCheck, box: 'border-good bg-good-soft', icon: 'text-good' },
  warning: { Icon: TriangleAlert, box: 'border-warning bg-warning-soft', icon: 'text-warning' },
  bad: { Icon: CircleAlert, box: 'border-bad bg-bad-soft', icon: 'text-bad' },
} as const

export interface BannerProps {
  tone: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** A toast announces the same text: this one stays silent. */
  isInToast?: boolean
  className?: string
}

/** A message for the user: amber warns, red reports an error. Red is announced at once. */
export function Banner({ tone, title, children, action, isInToast, className }: BannerProps) {
  const { Icon, box, icon } = tones[tone]
  return (
    <div
      role={isInToast ? undefined : tone === 'bad' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-md border border-l-4 px-4 py-3', box, className)}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="grid min-w-0 grow gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
        {action && <div className="mt-1">{action}</div>}
      </div>
    </div>
  )
}
