import type { Words } from './guide.ts'

/** A change of API v1 that a client can notice, as one sentence. */
export interface ApiChange {
  /** The day, as `2026-11-28`. */
  day: string
  text: Words
}

/** The changelog of API v1, the newest first. */
export const changes: readonly ApiChange[] = [
  {
    day: '2026-11-28',
    text: {
      de: '`RateLimit-Policy` und `RateLimit` nennen jedes Limit, auch Starts in der Stunde und Webhooks. Abgewiesene Starts und Wiederholungen zählen nicht als Starts.',
      en: '`RateLimit-Policy` and `RateLimit` name every limit, also starts an hour and webhooks. Refused starts and retries do not count as starts.',
    },
  },
]
