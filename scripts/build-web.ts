import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'vite'
import { packageNames, packPackage } from './packages/pack-package.ts'
import { packPlugin, pluginFolder } from './wordpress/pack-plugin.ts'

const downloads = 'dist/web/downloads'

/** Builds the web app into dist/web, together with the files that it offers for download. What exists from the same sources stays. */
await buildOnce(
  'dist/web/.built-from',
  [
    'src/web/**/*',
    'src/contract/**/*.ts',
    'scripts/web-build/*.ts',
    'scripts/wordpress/*.ts',
    `${pluginFolder}/**/*`,
    'vite.config.ts',
    'package-lock.json',
  ],
  async () => {
    console.log('Building the web app …')
    await build({ logLevel: 'warn' })
    mkdirSync(downloads)
    writeFileSync(`${downloads}/bildwort-wordpress.zip`, await packPlugin())
  },
)
// In the folder that a build of the web app empties.
await buildOnce(
  `${downloads}/.packed-from`,
  [
    'src/{checks,cli,contract,mcp,metadata,vendor}/**/*.ts',
    'packages/{client,cli}/**/*',
    'docs/api-v1.json',
    'scripts/packages/*.ts',
    'package-lock.json',
  ],
  () => {
    console.log('Packing the client and the command …')
    for (const name of packageNames) packPackage(name, downloads)
  },
)

async function buildOnce(stamp: string, sources: string[], make: () => void | Promise<void>): Promise<void> {
  const state = hashOf(sources)
  if (builtFrom(stamp) === state) return
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
}

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256')
  // Packing writes this one, from another source.
  const found = globSync(patterns, { withFileTypes: true, exclude: ({ name }) => name === 'api-v1.ts' })
  const files = found.filter((entry) => entry.isFile())
  for (const path of files.map((file) => `${file.parentPath}/${file.name}`).toSorted()) {
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function builtFrom(stamp: string): string | null {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}
