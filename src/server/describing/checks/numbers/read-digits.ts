export interface Mention {
  /** What it may mean: `1.234` is 1234 or 1.234; `3 pm` is 3, 15 or `t3:00`. */
  readings: string[]
  /** Would this number surely stand in every language, too? */
  isSure: boolean
  /** A word that means a number or something else; alone in its text it is the number. */
  mayCount?: true
  /** The third one counts nothing. */
  isOrdinal?: true
  /** Where it is counted in millions or the like: what stands before these words. */
  scaledFrom?: string[]
}

/** What digits may mean, by the named group of the pattern that found them; also their parts, where they may be meant. */
export function readDigits(text: string, groups: Record<string, string | undefined>): Mention[] {
  if (groups.link || groups.code) return []
  if (groups.phone) return readPhone(text)
  if (groups.date) return readDate(text, groups.year ?? groups.isoYear ?? '')
  if (groups.fraction) return integersOf(text).map((value) => ({ readings: [value], isSure: false }))
  if (groups.hour) return [readHour(Number(groups.hour), groups.minute, groups.half ?? '')]
  if (groups.clock) return readClock(text)
  return readNumber(text)
}

/** The same with and without the code of a country; its groups are written as people like. */
function readPhone(text: string): Mention[] {
  const digits = text.replace(/\D/g, '')
  const groups = integersOf(text).map((value) => ({ readings: [value], isSure: false }))
  return [{ readings: [digits, digits.slice(-6)], isSure: true }, ...groups]
}

function readDate(text: string, year: string): Mention[] {
  const short = String(Number(year) % 100)
  const parts = integersOf(text)
  const others = parts.map((value) => ({ readings: [value], isSure: false }))
  const [first = '', second = '', third = ''] = parts
  const isYearFirst = /^\d{4}/.test(text)
  return [
    {
      readings: isYearFirst
        ? [dayReading(third, second)]
        : [dayReading(first, second), dayReading(second, first)],
      isSure: true,
    },
    { readings: year.length === 2 ? [short, `20${year}`, `19${year}`] : [year, short], isSure: true },
    ...others,
  ]
}

function readHour(hour: number, minute: string | undefined, half: string): Mention {
  const clock = clockReading(hour, minute ?? '00')
  const in24 = /^p/i.test(half) && hour < 12 ? hour + 12 : hour
  return { readings: minute && minute !== '00' ? [clock] : [clock, String(hour), String(in24)], isSure: true }
}

function readClock(text: string): Mention[] {
  const [hour = '', minute = ''] = text.split(/\D+/)
  // 1:20 is also a length of time.
  const readings = [clockReading(Number(hour), minute), String(Number(hour) * 60 + Number(minute))]
  if (minute === '00') readings.push(String(Number(hour)), String(Number(hour) % 12))
  return [
    { readings, isSure: true },
    // A score or a ratio, elsewhere written with a dash.
    { readings: [String(Number(hour))], isSure: false },
    { readings: [String(Number(minute))], isSure: false },
  ]
}

function readNumber(text: string): Mention[] {
  const compact = text.replace(/['’\s\u00a0\u202f]/g, '')
  const readings = new Set<string>()
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(compact)
  if (grouped) readings.add(String(Number(compact.replace(/[.,]/g, ''))))
  const decimal = /^(.*?)(?:[.,](\d+))?$/.exec(compact)
  const whole = (decimal?.[1] ?? compact).replace(/[.,]/g, '')
  readings.add(String(Number(decimal?.[2] ? `${whole}.${decimal[2]}` : whole)))
  const clock = /^([01]?\d|2[0-4])\.([0-5]\d)$/.exec(text)
  if (clock) {
    readings.add(clockReading(Number(clock[1]), clock[2] ?? ''))
    if (clock[2] === '00') readings.add(String(Number(clock[1]) % 12))
  }
  const value = Number(compact)
  if (/^(?:1[89]|20)\d\d$/.test(compact)) readings.add(String(value % 100))
  const others = /\s/.test(text) ? integersOf(text).map((part) => ({ readings: [part], isSure: false })) : []
  return [{ readings: [...readings], isSure: !readings.has('1') && !readings.has('0') }, ...others]
}

/** Of a day in a month, both as numbers. */
export function dayReading(day: string | number, month: string | number): string {
  return `d${day}-${month}`
}

/** In twelve hours, as half of the languages tell it. */
function clockReading(hour: number, minute: string): string {
  return `t${hour % 12}:${minute}`
}

function integersOf(text: string): string[] {
  return (text.match(/\d+/g) ?? []).map((digits) => String(Number(digits)))
}
