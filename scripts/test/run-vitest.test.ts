import path from 'node:path'
import { expect, test } from 'vitest'
import { readTally } from './run-vitest.ts'

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }
const file = path.resolve('src/far.test.ts')

test('a report is counted as it is', () => {
  expect(readTally(JSON.stringify(report), true)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] })
})

test('a failed test is reported by file and name, with the beginning of each of its errors', () => {
  const failedTest = {
    fullName: 'it holds',
    status: 'failed',
    failureMessages: ['one\ntwo\nthree\nfour\nfive', 'the cause'],
  }
  const passedTest = { fullName: 'it stands', status: 'passed', failureMessages: [] }
  const results = [{ name: file, status: 'failed', message: '', assertionResults: [failedTest, passedTest] }]
  const failed = { ...report, numFailedTests: 1, testResults: results }
  expect(readTally(JSON.stringify(failed), false)).toMatchObject({
    failed: 1,
    failures: ['src/far.test.ts: it holds\n    one\n    two\n    three\n    four\n    the cause'],
  })
})

test('a file that breaks before its first test is a failure', () => {
  const results = [{ name: file, status: 'failed', message: 'no such module', assertionResults: [] }]
  expect(readTally(JSON.stringify({ ...report, testResults: results }), false)).toMatchObject({
    failed: 1,
    failures: [expect.stringContaining('src/far.test.ts: \n    no such module')],
  })
})

test('a file counts as failed if its tests are skipped because a shared hook fails', () => {
  const skipped = { fullName: 'it holds', status: 'skipped', failureMessages: [] }
  const results = [{ name: file, status: 'failed', message: 'no database', assertionResults: [skipped] }]
  expect(readTally(JSON.stringify({ ...report, testResults: results }), false)).toMatchObject({
    failed: 1,
    failures: [expect.stringContaining('no database')],
  })
})

test('a bad end that no test explains is a failure', () => {
  expect(readTally(JSON.stringify(report), false)).toMatchObject({ passed: 3, failed: 1, skipped: 2 })
})
