import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import type { Tally } from './tally.ts'

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** Runs Vitest on what its configuration includes. Throws if it ends without results. */
export async function runVitest(folder: string, words: string[]): Promise<Tally> {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'test-report-'))
  const report = path.join(reports, 'report.json')
  const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const options = { cwd: folder, stdio: 'inherit' } as const
    const [code] = await once(
      spawn(process.execPath, [vitest, 'run', ...words, ...reporters], options),
      'close',
    )
    return readTally(readFileSync(report, 'utf8'), code === 0)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

/** What a JSON report of Vitest counts. What went wrong outside of tests counts as a failed one. */
export function readTally(report: string, hasEndedWell: boolean): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = reportShape.parse(
    JSON.parse(report),
  )
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = numFailedTests + brokenFiles
  // An unhandled rejection belongs to no test, and Vitest tells of it by its exit code alone.
  const unexplained = !hasEndedWell && failed === 0 ? 1 : 0
  return { passed: numPassedTests, failed: failed + unexplained, skipped: numPendingTests + numTodoTests }
}
