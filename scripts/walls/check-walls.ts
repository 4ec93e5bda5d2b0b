// Names every import that goes through a wall, and ends with 1 if there is one.
import { globSync, readFileSync } from 'node:fs'
import { findBreaches } from './find-breaches.ts'

// What single benchmarks install beside themselves is not ours.
const files = globSync('{src,stand-ins,bench,e2e,scripts,packages}/**/*.{ts,tsx,js,mjs}', {
  exclude: ['**/node_modules/**'],
})
const breaches = files.flatMap((path) =>
  findBreaches(path, readFileSync(path, 'utf8')).map((breach) => ({ path, ...breach })),
)
for (const { path, line, named, because } of breaches) console.error(`${path}:${line} ${named}\n  ${because}`)
console.log(`${files.length} files looked at, ${breaches.length} imports through a wall.`)
if (breaches.length > 0) process.exitCode = 1
