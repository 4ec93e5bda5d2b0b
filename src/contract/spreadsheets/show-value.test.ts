import { expect, test } from 'vitest'
import { formatCode } from './number-formats.ts'
import { serialOfIso } from './serial-date.ts'
import { showGeneral } from './show-general.ts'
import { valueFormat } from './show-value.ts'

const show = (code: string, value: number, isFrom1904 = false) => valueFormat(code, isFrom1904).number(value)

test.each([
  [0.1 + 0.2, '0.3'],
  [-0, '0'],
  [12, '12'],
  [1234.5, '1234.5'],
  [1 / 3, '0.333333333'],
  [-2 / 3, '-0.666666667'],
  [100 / 3, '33.33333333'],
  [4_006_381_333_931, '4006381333931'],
  [1e15, '1E+15'],
  [1.5e20, '1.5E+20'],
  [0.00001, '0.00001'],
  [0.00000000012, '1.2E-10'],
  [123_456_789_012.5, '1.23457E+11'],
])('%s without a format is shown as %s', (value, shown) => {
  expect(showGeneral(value)).toBe(shown)
})

test.each([
  ['0', 1.5, '2'],
  ['0', -0.2, '0'],
  ['0.00', 1.005, '1.01'],
  ['0.00', -3, '-3.00'],
  ['#,##0', 1_234_567, '1,234,567'],
  ['#,##0.00', 0.5, '0.50'],
  ['#,##0.##', 12.5, '12.5'],
  ['#.##', 0.25, '.25'],
  ['0%', 0.256, '26%'],
  ['0.0%', 0.256, '25.6%'],
  ['#,##0.00 "€"', 1_234.5, '1,234.50 €'],
  ['#,##0.00\\ [$€-407]', 19.9, '19.90 €'],
  ['[$$-409]#,##0.00', 19.9, '$19.90'],
  ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 5, '5.00 €'],
  ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', -5, '-5.00 €'],
  ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 0, '- €'],
  ['0;[Red](0)', -7, '(7)'],
  ['[>100]"viel";0', 101, 'viel'],
  ['[>100]"viel";0', 99, '99'],
  ['00000', 1067, '01067'],
  ['000\\-0000', 1_234_567, '123-4567'],
  ['"Nr. "0', 12, 'Nr. 12'],
  ['0.00E+00', 12_345, '1.23E+04'],
  ['##0.0E+0', 12_345, '12.3E+3'],
  ['# ?/?', 1.5, '1 1/2'],
  ['# ?/8', 0.25, '2/8'],
  ['0,', 12_345, '12'],
  ['General', 2.5, '2.5'],
  ['General" Stück"', 3, '3 Stück'],
  ['@', 12, '12'],
  [';;;', 12, '12'],
])('the format %s shows %s as %s', (code, value, shown) => {
  expect(show(code, value)).toBe(shown)
})

test.each([
  ['dd.mm.yyyy', 45_657, '31.12.2024'],
  ['d/m/yy', 45_657, '31/12/24'],
  ['yyyy\\-mm\\-dd\\ hh:mm:ss', 45_657.5, '2024-12-31 12:00:00'],
  ['[$-407]d. mmmm yyyy', 45_352, '1. März 2024'],
  ['[$-409]dddd, mmm d', 45_352, 'Friday, Mar 1'],
  ['[$-407]ddd', 45_352, 'Fr'],
  ['h:mm AM/PM', 0.5, '12:00 PM'],
  ['h:mm', 0.999, '23:58'],
  ['[h]:mm:ss', 1.5, '36:00:00'],
  ['mm:ss.0', 0.0001, '00:08.6'],
  ['yyyy-mm-dd', 60, '1900-02-29'],
  ['yyyy-mm-dd', 59, '1900-02-28'],
  ['yyyy-mm-dd', 61, '1900-03-01'],
  ['yyyy-mm-dd hh:mm:ss', 45_657.999_999_99, '2025-01-01 00:00:00'],
  // No date of a sheet: the number itself.
  ['yyyy-mm-dd', -1, '-1'],
  ['yyyy-mm-dd', 1e9, '1000000000'],
])('the format %s shows the day %s as %s', (code, value, shown) => {
  expect(show(code, value)).toBe(shown)
})

test('a workbook may count its days from 1904', () => {
  expect(show('yyyy-mm-dd', 45_657 - 1_462, true)).toBe('2024-12-31')
  expect(show('yyyy-mm-dd', serialOfIso('2024-12-31', true)!, true)).toBe('2024-12-31')
})

test('a format that depends on the reader’s region is shown with an unambiguous date', () => {
  expect(show(formatCode(14, new Map()), 45_657)).toBe('2024-12-31')
})

test('a format may add to a text', () => {
  expect(valueFormat('"https://example.org/"@', false).text('a.jpg')).toBe('https://example.org/a.jpg')
  expect(valueFormat('0.00', false).text('a.jpg')).toBe('a.jpg')
})

test('a date written as such is counted in days', () => {
  expect(serialOfIso('2024-12-31T12:00:00', false)).toBe(45_657.5)
  expect(serialOfIso('morgen', false)).toBeNull()
})
