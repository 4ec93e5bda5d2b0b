import type { NotificationContent, NotificationType } from '#contract/entities/notification.ts'

/** The page that a notification leads to: its job, the form that is open now, the credit, or, for administrators, their dashboard. */
export function targetOf(
  type: NotificationType,
  content: NotificationContent,
  isAdmin: boolean,
): string | null {
  if (type === 'account_ready') return '/'
  if (type === 'new_user_registered' || type === 'key_refused' || type === 'no_global_key')
    return isAdmin ? '/admin' : null
  if (type === 'purchase_credited' || type === 'purchase_failed' || type === 'credit_adjusted')
    return '/credits'
  return content.jobId === undefined ? null : `/results/${content.jobId}`
}
