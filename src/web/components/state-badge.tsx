import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export interface StateBadgeProps {
  tone: ComponentProps<typeof Badge>['tone']
  Icon: LucideIcon
  label: string
  /** Shows only the icon, for normal states. The word is for screen readers and the tooltip. */
  isQuiet?: boolean | undefined
}

export function StateBadge({ tone, Icon, label, isQuiet }: StateBadgeProps) {
  if (isQuiet)
    return (
      <span title={label} className="inline-flex">
        <Icon aria-hidden className={clsx('size-4', tone === 'good' ? 'text-good' : 'text-muted')} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    )
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      <span>{label}</span>
    </Badge>
  )
}
