import type { Device } from '#server/accounts/device-of.ts'
import { type MailOrder, orderMail } from '#server/mail/order-mail.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

export type AccountMailOrder = MailOrder &
  (
    | { kind: 'verify_email' | 'reset_password' | 'password_guessed' }
    | { kind: 'account_ready' | 'password_changed'; userId: number }
    | { kind: 'single_sign_on_linked' | 'single_sign_on_unlinked'; userId: number }
    /** Where somebody signed in whose browser was not known. */
    | { kind: 'new_browser'; userId: number; device: Device }
  )

/** Orders a mail about an account. */
export function orderAccountMail(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  order: AccountMailOrder,
): Promise<void> {
  return orderMail(tx, platform, order)
}
