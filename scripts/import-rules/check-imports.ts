// Lists every import that the rules forbid, and exits with 1 if there is one.
import { globSync, readFileSync } from 'node:fs'
import { findViolations } from './find-violations.ts'

// Not the packages that some benchmarks install in their own folders.
const files = globSync('{src,stand-ins,bench,e2e,scripts,packages}/**/*.{ts,tsx,js,mjs}', {
  exclude: ['**/node_modules/**'],
})
const violations = files.flatMap((path) =>
  findViolations(path, readFileSync(path, 'utf8')).map((violation) => ({ path, ...violation })),
)
for (const { path, line, named, because } of violations)
  console.error(`${path}:${line} ${named}\n  ${because}`)
console.log(`${files.length} files checked, ${violations.length} forbidden imports.`)
if (violations.length > 0) process.exitCode = 1
