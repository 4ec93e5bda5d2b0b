import type { FormatSection } from './parse-format.ts'

// What a sheet keeps of a number.
const significant = 15

/** A number that is not negative in the digits of a section, with all that stands around them. */
export function showDigits(value: number, section: FormatSection): string {
  const { tokens, percents } = section
  const patterns = tokens.flatMap((one) => (one.type === 'digits' ? [one.pattern] : []))
  const pattern = patterns.join('')
  const exponent = tokens.find((one) => one.type === 'exponent')?.pattern
  const scaled = value * 100 ** percents
  const shown = exponent
    ? showScientific(scaled, pattern, exponent)
    : pattern.includes('/')
      ? [showFraction(scaled, pattern)]
      : spread(showDecimal(scaled, pattern), patterns)
  let next = 0
  return tokens
    .map((one) => {
      if (one.type === 'text') return one.text
      if (one.type === 'exponent') return shown[1] ?? ''
      if (one.type !== 'digits') return ''
      next += 1
      if (exponent || pattern.includes('/')) return next === 1 ? shown[0] : ''
      return `${shown[next - 1]}${/ +$/.exec(one.pattern)?.[0] ?? ''}`
    })
    .join('')
}

/** Rounded half up, as people do it: 1.005 is 1.01 with two places, whatever its binary form. */
function toPlaces(value: number, places: number): string {
  if (value >= 1e21) return value.toFixed(0)
  const exact = Number(value.toPrecision(significant))
  const shifted = Math.round(Number(`${exact}e${places}`))
  if (!Number.isSafeInteger(shifted)) return exact.toFixed(Math.min(places, 100))
  return Number(`${shifted}e-${places}`).toFixed(Math.min(places, 100))
}

function showDecimal(value: number, pattern: string): string {
  const [whole = '', ...more] = pattern.trim().split('.')
  const decimals = more.join('').replace(/[^0#?]/g, '')
  const thousands = /,*$/.exec(whole)?.[0].length ?? 0
  const [digits = '', fraction = ''] = toPlaces(value / 1000 ** thousands, decimals.length).split('.')
  const least = whole.replace(/[^0]/g, '').length
  const padded = (digits === '0' ? '' : digits).padStart(least, '0')
  const isGrouped = /[0#?],+[0#?]/.test(whole)
  const grouped = isGrouped ? padded.replace(/\B(?=(\d{3})+$)/g, ',') : padded
  const kept = cutOptional(fraction, decimals)
  return pattern.includes('.') ? `${grouped}.${kept}` : grouped
}

/** Zeros at the end go where the pattern only allows digits. */
function cutOptional(fraction: string, decimals: string): string {
  let end = fraction.length
  while (end > 0 && fraction[end - 1] === '0' && decimals[end - 1] !== '0') end -= 1
  return fraction.slice(0, end)
}

/** Digits with other signs between them, as in `000-0000`, are filled from the right. */
function spread(shown: string, patterns: string[]): string[] {
  if (patterns.length < 2) return [shown]
  const parts: string[] = []
  let rest = shown
  for (const pattern of patterns.slice(1).reverse()) {
    const places = pattern.replace(/[^0#?.]/g, '').length
    parts.unshift(places === 0 ? '' : rest.slice(-places))
    rest = places === 0 ? rest : rest.slice(0, -places)
  }
  return [rest, ...parts]
}

function showScientific(value: number, pattern: string, exponentPattern: string): string[] {
  const [whole = '0'] = pattern.split('.')
  const steps = Math.max(1, whole.replace(/[^0#?]/g, '').length)
  let exponent = value === 0 ? 0 : Math.floor(Math.log10(value))
  if (steps > 1) exponent = Math.floor(exponent / steps) * steps
  let mantissa = showDecimal(value / 10 ** exponent, pattern)
  if (Number(mantissa.replaceAll(',', '')) >= 10 ** steps) {
    exponent += steps
    mantissa = showDecimal(value / 10 ** exponent, pattern)
  }
  const sign = exponent < 0 ? '-' : exponentPattern[1] === '+' ? '+' : ''
  return [mantissa, `E${sign}${String(Math.abs(exponent)).padStart(exponentPattern.length - 2, '0')}`]
}

function showFraction(value: number, pattern: string): string {
  const [above = '', below = ''] = pattern.split('/')
  const hasWhole = /[0#?] +[0#?]/.test(above)
  const whole = hasWhole ? Math.floor(value) : 0
  const fixed = Number(below.trim())
  const [numerator, denominator] = fixed
    ? [Math.round((value - whole) * fixed), fixed]
    : nearest(value - whole, 10 ** Math.min(below.trim().length, 4) - 1)
  if (hasWhole && numerator === denominator) return String(whole + 1)
  if (numerator === 0) return hasWhole || value === 0 ? String(whole) : `0/${denominator}`
  const fraction = `${numerator}/${denominator}`
  return hasWhole && whole > 0 ? `${whole} ${fraction}` : fraction
}

function nearest(value: number, most: number): [number, number] {
  let best: [number, number] = [Math.round(value), 1]
  for (let below = 1; below <= most; below += 1) {
    const above = Math.round(value * below)
    if (Math.abs(above / below - value) < Math.abs(best[0] / best[1] - value) - 1e-12) best = [above, below]
  }
  return best
}
