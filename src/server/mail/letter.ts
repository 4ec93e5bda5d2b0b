import type { UiLanguage } from '#contract/languages.ts'
import type { MailWords } from './mail-kind.ts'

/** A mail with all values filled in. Its text and HTML versions are written from it. */
export interface Letter extends MailWords {
  language: UiLanguage
  greeting: string
  link: string
  /** Null if it is not the last one. */
  lastOfDay: string | null
  closing: string
  /** Null if the installation has no support address. */
  support: { words: string; address: string } | null
}
