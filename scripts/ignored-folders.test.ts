import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const linesOf = (file: string) =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''))

// Both hold whole databases: users, mails and sealed keys.
test.each(['.gitignore', '.dockerignore'])('neither databases nor backups of them get past %s', (file) => {
  expect(linesOf(file)).toEqual(expect.arrayContaining(['data', 'data-*', 'backups']))
})
