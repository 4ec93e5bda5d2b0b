import type { FormatSection, FormatToken } from './parse-format.ts'
import { momentOf, type SheetMoment } from './serial-date.ts'

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
}
const days = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
}

/** A number of days in the parts of a date; null where it stands for no date. */
export function showMoment(serial: number, section: FormatSection, isFrom1904: boolean): string | null {
  const { tokens } = section
  const digits = Math.max(0, ...tokens.map((one) => (one.type === 'date' ? placesOf(one.part) : 0)))
  const moment = momentOf(serial, isFrom1904, Math.min(digits, 3))
  if (!moment) return null
  const isHalf = tokens.some((one) => one.type === 'noon')
  const language = section.isGerman ? 'de' : 'en'

  function showToken(one: FormatToken): string {
    if (one.type === 'text') return one.text
    if (one.type === 'elapsed') return showElapsed(serial, one.part)
    if (one.type === 'noon') {
      const mark = moment!.hours < 12 ? 'AM' : 'PM'
      return one.marks.length === 3 ? mark[0]! : mark
    }
    return one.type === 'date' ? showPart(moment!, one.part, isHalf, language) : ''
  }

  return tokens.map(showToken).join('')
}

function placesOf(part: string): number {
  return part.startsWith('s') ? (part.split('.')[1]?.length ?? 0) : 0
}

function showElapsed(serial: number, part: string): string {
  const seconds = Math.round(serial * 86_400)
  const unit = part.startsWith('h') ? 3_600 : part.startsWith('s') ? 1 : 60
  return String(Math.floor(seconds / unit)).padStart(part.length, '0')
}

function showPart(moment: SheetMoment, part: string, isHalf: boolean, language: 'de' | 'en'): string {
  const two = (value: number) => String(value).padStart(part.length > 1 ? 2 : 1, '0')
  const month = months[language][moment.month - 1] ?? ''
  const day = days[language][moment.weekday] ?? ''
  switch (part[0]) {
    case 'y':
      return part.length > 2 ? String(moment.year) : String(moment.year % 100).padStart(2, '0')
    case 'm':
      if (part.length < 3) return two(moment.month)
      return part.length === 3 ? month.slice(0, 3) : part.length === 5 ? month.slice(0, 1) : month
    case 'd':
      if (part.length < 3) return two(moment.day)
      return part.length === 3 ? day.slice(0, language === 'de' ? 2 : 3) : day
    case 'h':
      return two(isHalf ? moment.hours % 12 || 12 : moment.hours)
    case 'n':
      return two(moment.minutes)
    default: {
      const places = placesOf(part)
      const seconds = String(moment.seconds).padStart(/^ss/.test(part) ? 2 : 1, '0')
      return places === 0 ? seconds : `${seconds}.${moment.fraction.padEnd(places, '0')}`
    }
  }
}
