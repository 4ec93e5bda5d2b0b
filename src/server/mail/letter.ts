import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from './mail-kind.ts'

/** A mail with everything filled in. Its versions are written from it. */
export interface Letter extends MailWords {
  language: UiLanguage
  greeting: string
  link: string
  /** Null where there is nothing to say of it. */
  lastOfDay: string | null
  closing: string
  /** Null where the installation has no support address. */
  support: { words: string; address: string } | null
}
