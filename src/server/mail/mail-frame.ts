import type { UiLanguage } from '#contract/languages.ts'

/** What every mail begins and ends with. */
export const mailFrame = {
  greeting: { de: 'Guten Tag {{username}},', en: 'Hello {{username}},' },
  greetingWithoutName: { de: 'Guten Tag,', en: 'Hello,' },
  closing: { de: 'Freundliche Grüße', en: 'Kind regards' },
  support: { de: 'Fragen beantworten wir gern unter', en: 'We are glad to answer questions at' },
} as const satisfies Record<string, Record<UiLanguage, string>>
