import type { UiLanguage } from './languages.ts'

/** The limits that API v1 counts per user, by their names in the headers `RateLimit`, as sentences name what is counted. */
export const countedLimits = {
  starts: { de: 'Starts von Aufträgen', en: 'starts of jobs' },
  quotes: { de: 'Angebote und abgewiesene Starts', en: 'quotes and refused starts' },
  'webhook-changes': { de: 'Änderungen von Webhooks', en: 'changes of webhooks' },
  'webhook-sends': { de: 'ausgelöste Nachrichten an Webhooks', en: 'messages to webhooks sent by a call' },
  'webhook-tests': { de: 'Tests von Webhooks', en: 'tests of webhooks' },
  audits: { de: 'Audits', en: 'audits' },
} satisfies Record<string, Record<UiLanguage, string>>

export type CountedLimit = keyof typeof countedLimits
