import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { searchTables, searchText } from './search-secrets.ts'
import type { SecretBook } from './secret-book.ts'

interface Report {
  secrets: number
  tables: number
  logLines: number
}

/** Fails the test file when a secret that it used stands in a table or a log, and adds to the run's report. */
export async function searchAndReport(
  connectionString: string,
  { secrets, logs }: SecretBook,
  reportPath: string,
): Promise<void> {
  const { findings, tables } = await searchTables(connectionString, secrets)
  const text = logs.map((log) => log.everything()).join('')
  expect([...findings, ...searchText('log', text, secrets)], 'secrets in tables and logs').toEqual([])
  const report: Report = { secrets: secrets.size, tables, logLines: text.split('\n').length - 1 }
  appendFileSync(reportPath, `${JSON.stringify(report)}\n`)
}

/** One line for the end of a run. */
export function sumUpReports(reportPath: string): string {
  if (!existsSync(reportPath)) return 'No database was searched for secrets.'
  const reports = readFileSync(reportPath, 'utf8')
    .trim()
    .split('\n')
    .map((line): Report => JSON.parse(line))
  const sum = (name: keyof Report) => reports.reduce((total, report) => total + report[name], 0)
  return `Searched ${reports.length} databases (${sum('tables')} tables by COPY) and ${sum('logLines')} log lines for ${sum('secrets')} passwords, tokens and keys: none was found.`
}
