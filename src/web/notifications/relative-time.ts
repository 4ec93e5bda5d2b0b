import type { UiLanguage } from '#contract/languages.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long ago something was: `vor 5 Minuten`, `gestern`, `3 weeks ago`; null for less than a minute. */
export function relativeTime(iso: string, nowMs: number, language: UiLanguage): string | null {
  const ageMs = nowMs - Date.parse(iso)
  if (ageMs < minuteMs) return null
  const say = (numeric: 'always' | 'auto', value: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(language, { numeric }).format(-value, unit)
  if (ageMs < hourMs) return say('always', Math.floor(ageMs / minuteMs), 'minute')
  if (ageMs < dayMs) return say('always', Math.floor(ageMs / hourMs), 'hour')
  const days = midnightsBetween(iso, nowMs)
  if (days < 7) return say('auto', days, 'day')
  // Not `auto` from here on: "last month" is a calendar month, but these are durations.
  if (days < 30) return say('always', Math.floor(days / 7), 'week')
  if (days < 365) return say('always', Math.floor(days / 30), 'month')
  return say('always', Math.floor(days / 365), 'year')
}

// Whole days by the reader's calendar: late on the day before yesterday is not yesterday.
function midnightsBetween(iso: string, nowMs: number): number {
  const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)
  // Rounded, because a day on which the clocks change has 23 or 25 hours.
  return Math.round((startOfDay(nowMs) - startOfDay(Date.parse(iso))) / dayMs)
}
