import type { UiLanguage } from '#contract/languages.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { MailOrder } from './order-mail.ts'

/** What a mail is about, what stands before its button, on it, and after it. `{{name}}` stands for a value. */
export interface MailWords {
  subject: string
  before: string
  button: string
  after?: string
}

export interface MailReader {
  username: string
  email: string
  /** False: the address may be somebody's who never heard of us. */
  isVerified: boolean
  language: UiLanguage
}

/** A mail to somebody, before it is written. */
export interface AddressedMail {
  reader: MailReader
  words: Record<UiLanguage, MailWords>
  /** Where its button leads. */
  link: string
  /** Our own words and figures, in the reader's language. */
  values?: Record<string, string>
  /** It verifies the address, or its reader asked for it there: it goes to one that nobody has verified, too. */
  isForUnverified?: boolean
  /** What orders it sees to it that it comes seldom, and ten a day would keep its reader from what they need. */
  isAlwaysSent?: boolean
  /**
   * What somebody else chose, the name of a file say, or several of them. The mail puts each in quotation marks, on one short
   * line and without a link: the words have none of their own around it.
   */
  foreignValues?: Record<string, string | string[]>
}

/** One kind of mail. It belongs to the module that orders it; `mail` asks it when the mail is sent. */
export interface MailKind<O extends MailOrder = MailOrder> {
  /** Null: its reader is gone, does not want it, or needs it no more. */
  address(
    platform: Pick<Platform, 'db' | 'settings'>,
    order: O & { userId: number },
  ): Promise<AddressedMail | null>
}

/** The kinds of all modules, by the name that stands in an order. */
export type MailKinds = Readonly<Record<string, MailKind>>
