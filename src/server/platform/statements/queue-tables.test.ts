import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { queueSchemaVersion } from './queue-tables.ts'

test('the SQL for pg-boss’s tables matches the schema of the installed version', () => {
  const { pgboss } = JSON.parse(readFileSync('node_modules/pg-boss/package.json', 'utf8'))
  expect(pgboss.schema).toBe(queueSchemaVersion)
})

test('one file names the tables of pg-boss', async () => {
  const naming: string[] = []
  for await (const path of glob('src/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|\/testing\//.test(path)) continue
    if (readFileSync(path, 'utf8').includes('pgboss.')) naming.push(path)
  }
  expect(naming).toEqual(['src/server/platform/statements/queue-tables.ts'])
})
