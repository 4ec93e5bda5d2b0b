import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { packPlugin, pluginFolder } from './wordpress/pack-plugin.ts'

const stamp = 'dist/web/.built-from'
const sources = [
  'src/web/**/*',
  'src/contract/**/*.ts',
  'scripts/web-build/*.ts',
  'scripts/wordpress/*.ts',
  `${pluginFolder}/**/*`,
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Builds the web app into dist/web, together with the files that it offers for download. Skipped if the existing build is from the same
 * sources.
 */
const state = hashOf(sources)
if (builtFrom() !== state) {
  console.log('Building the web app …')
  await build({ logLevel: 'warn' })
  mkdirSync('dist/web/downloads')
  writeFileSync('dist/web/downloads/bildwort-wordpress.zip', await packPlugin())
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
