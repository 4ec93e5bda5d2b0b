import { clsx } from 'clsx'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  warning: { Icon: TriangleAlert, box: 'border-warning bg-warning-soft', icon: 'text-warning' },
  bad: { Icon: CircleAlert, box: 'border-bad bg-bad-soft', icon: 'text-bad' },
} as const

/** A problem that needs an administrator, with a link. */
export function AttentionLine({
  tone,
  children,
  action,
}: {
  tone: keyof typeof tones
  children: ReactNode
  action: ReactNode
}) {
  const { Icon, box, icon } = tones[tone]
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-l-4 px-4 py-2',
        box,
      )}
    >
      <span className="flex min-w-0 grow basis-60 items-start gap-3">
        <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', icon)} />
        <span className="min-w-0">{children}</span>
      </span>
      {action}
    </li>
  )
}
