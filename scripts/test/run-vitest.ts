import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Tally } from './tally.ts'

const reportShape = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
})

/** Per error of a failed test. All errors are listed, because the last is often the cause of the first. */
const mostLines = 4
const mostCharacters = 500

/** Runs Vitest with its configuration. Throws if it ends without results. */
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

/** The tally of a Vitest JSON report. Errors outside of tests count as a failed test. */
export function readTally(report: string, hasEndedWell: boolean): Tally {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = reportShape.parse(JSON.parse(report))
  const failures: string[] = []
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // The failure is before the first test, or in a shared hook.
    if (status === 'failed' && failed.length === 0) failures.push(tellFailure(name, '', [message]))
    for (const { fullName, failureMessages = [] } of failed)
      failures.push(tellFailure(name, fullName, failureMessages))
  }
  // An unhandled rejection belongs to no test; Vitest reports it by its exit code alone.
  if (!hasEndedWell && failures.length === 0) failures.push('something outside of all tests: see above')
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    failures,
  }
}

function tellFailure(file: string, title: string, messages: string[]): string {
  const said = messages.map((message) =>
    stripVTControlCharacters(message).split('\n').slice(0, mostLines).join('\n    ').slice(0, mostCharacters),
  )
  return [`${path.relative(process.cwd(), file)}: ${title}`, ...said].join('\n    ')
}
