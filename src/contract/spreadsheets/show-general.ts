const widest = 11

/**
 * A number as a cell shows it that has no format of its own: in eleven places, without what binary fractions leave behind. Whole
 * numbers are written in full up to 15 digits, as the line shows them in which they are typed: most long ones are article numbers.
 */
export function showGeneral(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value === 0 ? 0 : value)
  const places = value < 0 ? widest + 1 : widest
  const size = Math.floor(Math.log10(Math.abs(value)))
  const short =
    size >= -4 && size <= -1
      ? value.toPrecision(10 + size)
      : size >= 0 && size <= 9
        ? value.toPrecision(10)
        : value.toFixed(widest)
  const plain = Math.abs(value) < 1e11 ? withoutZeros(short) : ''
  if (plain !== '' && plain.length <= places && Number(plain) !== 0) return plain
  return withExponent(value)
}

function withoutZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
}

function withExponent(value: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(5).split('e')
  const sign = exponent.startsWith('-') ? '-' : '+'
  return `${withoutZeros(mantissa)}E${sign}${exponent.slice(1).padStart(2, '0')}`
}
