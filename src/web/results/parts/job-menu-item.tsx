import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'

/** An item of the job's menu. */
export function JobMenuItem({
  icon: Icon,
  isDanger,
  onClick,
  children,
}: {
  icon: LucideIcon
  isDanger?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Button
      variant="quiet"
      className={clsx('justify-start text-left', isDanger && 'text-bad hover:bg-bad-soft')}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-5" />
      {children}
    </Button>
  )
}
