import { expect, test } from 'vitest'
import { readTally } from './run-vitest.ts'

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }

test('a report is counted as it stands', () => {
  expect(readTally(JSON.stringify(report), true)).toEqual({ passed: 3, failed: 0, skipped: 2 })
})

test('a file that breaks before its first test is a failure', () => {
  const broken = { ...report, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(readTally(JSON.stringify(broken), false)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a bad end that no test explains is a failure', () => {
  expect(readTally(JSON.stringify(report), false)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})
