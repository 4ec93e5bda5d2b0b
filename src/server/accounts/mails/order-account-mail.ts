import type { Device } from '#server/accounts/device-of.ts'
import { type MailOrder, orderMail } from '#server/mail/order-mail.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

/** About the address change with this id, to one of its two addresses. */
export type AddressMailOrder = MailOrder & {
  kind: 'confirm_new_address' | 'agree_to_address' | 'address_changed' | 'address_left'
  userId: number
  changeId: number
}

/** The mail also says what continues to work, which several modules know: those modules assemble it. */
export type ResetMailOrder = MailOrder & { kind: 'password_was_reset'; userId: number }

export type AccountMailOrder = MailOrder &
  (
    | AddressMailOrder
    | { kind: 'verify_email' | 'reset_password' | 'password_guessed' }
    | { kind: 'token_created' | 'token_expiring'; userId: number; token: { name: string; start: string } }
    | { kind: 'account_ready' | 'password_changed' | 'passkey_added'; userId: number }
    | ResetMailOrder
    | {
        kind: 'factor_added' | 'factor_removed' | 'recovery_code_used' | 'factors_reset' | 'code_guessed'
        userId: number
      }
    | {
        kind: 'account_suspended' | 'suspension_lifted' | 'admin_granted' | 'admin_revoked'
        userId: number
      }
    /** To the invited person; `userId` is the administrator who invites. */
    | { kind: 'invitation'; userId: number; invitationId: number }
    | { kind: 'single_sign_on_linked' | 'single_sign_on_unlinked'; userId: number }
    /** A sign-in from an unknown browser. */
    | { kind: 'new_browser'; userId: number; device: Device }
  )

/** Queues a mail about an account. */
export function orderAccountMail(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  order: AccountMailOrder,
): Promise<void> {
  return orderMail(tx, platform, order)
}
