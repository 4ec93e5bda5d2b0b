import { expect, test } from 'vitest'
import { formatCents, formatEuros, formatSignedCents } from '#contract/money.ts'
import { formatBytes, formatDuration, formatNumber } from './numbers.ts'

/** Written with a no-break space, so that an amount is never separated from its unit. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.for([
  [1234, '12,34 €', '€12.34'],
  [5, '0,05 €', '€0.05'],
  [123_456_789, '1.234.567,89 €', '€1,234,567.89'],
  [-50, '−0,50 €', '−€0.50'],
] as const)('%i cents are written %s, in English %s', ([cents, german, english]) => {
  expect(plain(formatCents(cents, 'de'))).toBe(german)
  expect(formatCents(cents, 'en')).toBe(english)
})

test('transactions carry their sign', () => {
  expect(plain(formatSignedCents(500, 'de'))).toBe('+5,00 €')
  expect(formatSignedCents(500, 'en')).toBe('+€5.00')
  expect(plain(formatSignedCents(0, 'de'))).toBe('0,00 €')
})

test('whole euros need no decimals', () => {
  expect(plain(formatEuros(1_000, 'de', { maximumFractionDigits: 0 }))).toBe('1.000 €')
  expect(formatEuros(1_000, 'en', { maximumFractionDigits: 0 })).toBe('€1,000')
})

test('counts are grouped as the language does', () => {
  expect(formatNumber(12_345, 'de')).toBe('12.345')
  expect(formatNumber(12_345, 'en')).toBe('12,345')
})

test('file sizes are B, KB or MB', () => {
  expect(formatBytes(0, 'de')).toBe('0 B')
  expect(formatBytes(999, 'de')).toBe('999 B')
  expect(formatBytes(1_536, 'de')).toBe('1,5 KB')
  expect(formatBytes(200_000_000, 'de')).toBe('200 MB')
  expect(formatBytes(3_072_000_000, 'en')).toBe('3,072 MB')
})

test('durations name the two largest units', () => {
  expect(formatDuration(0.4)).toBe('0 s')
  expect(formatDuration(200)).toBe('3 min 20 s')
  expect(formatDuration(3_725)).toBe('1 h 2 min')
  expect(formatDuration(-3)).toBe('0 s')
})
