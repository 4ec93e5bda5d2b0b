import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '#web/ui/feedback/badge.tsx'

export interface StateBadgeProps {
  tone: ComponentProps<typeof Badge>['tone']
  Icon: LucideIcon
  label: string
  /** Below `lg` the word is only heard, and seen on hovering. */
  isCompact?: boolean | undefined
}

export function StateBadge({ tone, Icon, label, isCompact }: StateBadgeProps) {
  return (
    <span
      title={isCompact ? label : undefined}
      className={clsx('inline-flex', isCompact && 'max-lg:[&>span]:px-0.5')}
    >
      <Badge tone={tone}>
        <Icon aria-hidden />
        <span className={clsx(isCompact && 'sr-only lg:not-sr-only')}>{label}</span>
      </Badge>
    </span>
  )
}
