import type { NotificationContent, NotificationType } from '#contract/entities/notification.ts'

/** Where a notification leads: to its job, to the form that is open now, to the credit, for administrators to their dashboard. */
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
