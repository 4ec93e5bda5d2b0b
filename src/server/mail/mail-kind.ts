import type { UiLanguage } from '#contract/languages.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { MailOrder } from './order-mail.ts'

/** Subject, text before the button, button and text after it. `{{name}}` stands for a value. */
export interface MailWords {
  subject: string
  before: string
  button: string
  after?: string
}

export interface MailReader {
  username: string
  email: string
  /** False: the address may belong to somebody who never heard of us. */
  isVerified: boolean
  language: UiLanguage
}

/** A mail with its recipient, before it is written. */
export interface AddressedMail {
  reader: MailReader
  words: Record<UiLanguage, MailWords>
  /** The address that the button opens. */
  link: string
  /** Our own words in the reader's language, and numbers. `balanceCents` fills `{{balance}}`. */
  values?: Record<string, string | number>
  /** The mail verifies the address, or its reader requested it there, so it is also sent to an unverified address. */
  isForUnverified?: boolean
  /** The caller limits how often it is sent, because the daily limit of ten would keep the reader from mails that they need. */
  isAlwaysSent?: boolean
  /**
   * Values that other people chose, such as file names. The mail puts each in quotation marks, shortened to one line and without a link, so
   * the words need no quotation marks around it.
   */
  foreignValues?: Record<string, string | string[]>
}

/** One kind of mail. It belongs to the module that queues it; `mail` calls it when the mail is sent. */
export interface MailKind<O extends MailOrder = MailOrder> {
  /** Null: the recipient is gone, does not want the mail, or no longer needs it. */
  address(
    platform: Pick<Platform, 'db' | 'settings'>,
    order: O & { userId: number },
  ): Promise<AddressedMail | null>
}

/** The kinds of all modules, by their name in an order. */
export type MailKinds = Readonly<Record<string, MailKind>>
