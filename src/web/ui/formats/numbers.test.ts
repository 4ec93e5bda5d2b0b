import { expect, test } from 'vitest'
import { formatCents, formatSignedCents } from '#contract/money.ts'
import { formatBytes, formatDuration, formatNumber } from './numbers.ts'

/** Written with a no-break space, so that an amount is never separated from its unit. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('cents are shown as euro with comma and trailing sign', () => {
  expect(plain(formatCents(1234))).toBe('12,34 €')
  expect(plain(formatCents(5))).toBe('0,05 €')
  expect(plain(formatCents(123_456_789))).toBe('1.234.567,89 €')
  expect(plain(formatCents(-50))).toBe('−0,50 €')
})

test('movements carry their sign', () => {
  expect(plain(formatSignedCents(500))).toBe('+5,00 €')
  expect(plain(formatSignedCents(0))).toBe('0,00 €')
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
