/** A moment of no time zone, as a sheet shows it. */
export interface SheetMoment {
  year: number
  /** From 1. */
  month: number
  day: number
  /** From 0, Sunday. */
  weekday: number
  hours: number
  minutes: number
  seconds: number
  /** Of a second, as digits. */
  fraction: string
}

const secondsADay = 86_400
const dayMs = secondsADay * 1_000
const lastDay = 2_958_465
// The sheet counts a 29 February 1900, which never was.
const noDay = 60
const daysBefore1904 = 1_462
const epoch = Date.UTC(1899, 11, 30)

/** The moment that a number of days stands for, rounded to `digits` places of a second; null where a sheet has no date for it. */
export function momentOf(serial: number, isFrom1904: boolean, digits: number): SheetMoment | null {
  const precision = 10 ** digits
  const shifted = isFrom1904 ? serial + daysBefore1904 : serial
  if (!(serial >= 0) || shifted >= lastDay + 1) return null
  const ticks = Math.round(shifted * secondsADay * precision)
  const days = Math.floor(ticks / (secondsADay * precision))
  const ofDay = ticks - days * secondsADay * precision
  const whole = Math.floor(ofDay / precision)
  const date = new Date(epoch + (days < noDay ? days + 1 : days) * dayMs)
  const isNoDay = days === noDay
  return {
    year: date.getUTCFullYear(),
    month: isNoDay ? 2 : date.getUTCMonth() + 1,
    day: isNoDay ? 29 : date.getUTCDate(),
    weekday: date.getUTCDay(),
    hours: Math.floor(whole / 3_600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
    fraction: digits === 0 ? '' : String(ofDay - whole * precision).padStart(digits, '0'),
  }
}

/** The number of days that a date written as ISO 8601 stands for; null: it is none. */
export function serialOfIso(text: string, isFrom1904: boolean): number | null {
  const parts = /^(\d{4}-\d\d-\d\d)?(?:T?(\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?Z?$/.exec(text.trim())
  if (!parts || (!parts[1] && !parts[2])) return null
  const time = parts[2] ?? '00:00'
  const ms = Date.parse(`${parts[1] ?? '1899-12-30'}T${time}Z`)
  if (Number.isNaN(ms)) return null
  const serial = (ms - epoch) / dayMs
  return isFrom1904 && parts[1] ? serial - daysBefore1904 : serial
}
