import { expect, test } from 'vitest'
import { splitRecord } from './split-record.ts'

test.each([
  ['a,b', ['a', 'b']],
  ['a,,b,', ['a', '', 'b', '']],
  ['"a,b",c', ['a,b', 'c']],
  ['"a ""b""" ,c', ['a "b"', 'c']],
  ['"",""', ['', '']],
  ['"a"b,c', ['ab', 'c']],
  ['a "b",c', ['a "b"', 'c']],
  ['"a,b', ['"a', 'b']],
  ['', ['']],
])('%j is the cells %j', (record, cells) => {
  expect(splitRecord(record, ',')).toEqual(cells)
})

test('half a million badly quoted cells take no longer than well quoted ones do', () => {
  const start = performance.now()
  expect(splitRecord('"a"x,'.repeat(500_000), ',')).toHaveLength(500_001)
  expect(splitRecord('"a,""b'.repeat(500_000), ',').length).toBeGreaterThan(0)
  expect(performance.now() - start).toBeLessThan(5_000)
})
