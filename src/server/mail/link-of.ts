import type { MailOrder } from './order-mail.ts'

/** Where the button of a mail leads. `token` belongs to the kinds that prove who opened the mail. */
export function linkOf(publicUrl: string, order: MailOrder, token: string): string {
  switch (order.kind) {
    case 'verify_email':
      return `${publicUrl}/auth/verify-email?token=${encodeURIComponent(token)}`
    case 'reset_password':
      return `${publicUrl}/auth/reset-password?token=${encodeURIComponent(token)}`
    case 'account_ready':
      return `${publicUrl}/`
    case 'job_finished':
    case 'job_stopped':
    case 'job_failed':
      return `${publicUrl}/results/${order.jobId}`
  }
}
