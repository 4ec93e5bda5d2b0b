import { clsx } from 'clsx'
import {
  CircleAlert,
  CircleCheck,
  KeyRound,
  type LucideIcon,
  Square,
  UserCheck,
  UserPlus,
  Wallet,
} from 'lucide-react'
import type { NotificationType } from '#contract/entities/notification.ts'

const signs = {
  new_user_registered: { Icon: UserPlus, tone: 'bg-accent-soft text-accent-strong' },
  account_ready: { Icon: UserCheck, tone: 'bg-good-soft text-good' },
  job_finished: { Icon: CircleCheck, tone: 'bg-good-soft text-good' },
  job_stopped: { Icon: Square, tone: 'bg-accent-soft text-accent-strong' },
  job_failed: { Icon: CircleAlert, tone: 'bg-bad-soft text-bad' },
  no_global_key: { Icon: KeyRound, tone: 'bg-warning-soft text-warning' },
  key_refused: { Icon: KeyRound, tone: 'bg-warning-soft text-warning' },
  purchase_credited: { Icon: Wallet, tone: 'bg-good-soft text-good' },
  purchase_failed: { Icon: Wallet, tone: 'bg-bad-soft text-bad' },
  credit_adjusted: { Icon: Wallet, tone: 'bg-accent-soft text-accent-strong' },
} as const satisfies Record<NotificationType, { Icon: LucideIcon; tone: string }>

/** The icon of a notification's kind; the title says it in words. */
export function NotificationSign({ type }: { type: NotificationType }) {
  const { Icon, tone } = signs[type]
  return (
    <span aria-hidden className={clsx('mt-1 grid size-9 place-items-center rounded-full', tone)}>
      <Icon className="size-5" />
    </span>
  )
}
