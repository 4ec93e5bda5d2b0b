import { expect, test } from 'vitest'
import { formatMicros } from './format-micros.ts'
import { formatShare } from './format-share.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test.for([
  [0, '0,00 €', '€0.00'],
  [12, '< 0,0001 €', '< €0.0001'],
  [100, '0,0001 €', '€0.0001'],
  [2_100, '0,0021 €', '€0.0021'],
  [312_345, '0,3123 €', '€0.3123'],
  [1_000_000, '1,00 €', '€1.00'],
  [6_208_812, '6,21 €', '€6.21'],
  [1_234_567_890_000, '1.234.567,89 €', '€1,234,567.89'],
  [-2_100, '−0,0021 €', '−€0.0021'],
  [-18_440_000, '−18,44 €', '−€18.44'],
] as const)('%i millionths are written %s, in English %s', ([micros, german, english]) => {
  expect(plain(formatMicros(micros, 'de'))).toBe(german)
  expect(formatMicros(micros, 'en')).toBe(english)
})

test('a share is never rounded up to the whole, and there is none of nothing', () => {
  expect(plain(formatShare(999_999, 100, 'de'))).toBe('99,9 %')
  expect(plain(formatShare(1_000_000, 100, 'de'))).toBe('100 %')
  expect(plain(formatShare(505_000, 100, 'en'))).toBe('50.5%')
  expect(plain(formatShare(-2_000_000, 100, 'de'))).toBe('-200 %')
  expect(formatShare(0, 0, 'de')).toBeNull()
})
