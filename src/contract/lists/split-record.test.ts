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

// Code that scans to the end of the record for each cell would read 2 TB and exceed the test's timeout.
test('a million badly quoted cells take no longer than well quoted ones do', () => {
  const count = 1_000_000
  expect(splitRecord('"a"x,'.repeat(count), ',')).toHaveLength(count + 1)
  expect(splitRecord('"a,""b'.repeat(count), ',').length).toBeGreaterThan(0)
})
