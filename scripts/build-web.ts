import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'

const stamp = 'dist/web/.built-from'
const sources = [
  'src/web/**/*',
  'src/contract/**/*.ts',
  'scripts/web-build/*.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds the web app into dist/web, unless what is there was built from the very same sources. */
const state = hashOf(sources)
if (builtFrom() !== state) {
  console.log('Building the web app …')
  await build({ logLevel: 'warn' })
  writeFileSync(stamp, state)
}

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((file) => `${file.parentPath}/${file.name}`).toSorted()) {
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function builtFrom(): string | null {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}
