import type { UiLanguage } from '#contract/languages.ts'

/** The beginning and end of every mail. */
export const mailFrame = {
  greeting: { de: 'Guten Tag {{username}},', en: 'Hello {{username}},' },
  greetingWithoutName: { de: 'Guten Tag,', en: 'Hello,' },
  /** In the last mail of its kind that an address gets for now. */
  lastOfDay: {
    de: 'Von solchen E-Mails senden wir Ihnen höchstens zehn in 24 Stunden. Das war die zehnte.',
    en: 'We send you at most ten emails like this in 24 hours. This was the tenth.',
  },
  closing: { de: 'Freundliche Grüße', en: 'Kind regards' },
  support: { de: 'Fragen? Schreiben Sie an', en: 'Questions? Write to' },
} as const satisfies Record<string, Record<UiLanguage, string>>
