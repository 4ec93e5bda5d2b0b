import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

type Link = { source: string; target: string }

/**
 * Creates the symbolic links that npm does not pack and that the package's install script, which may have been skipped, would have made: in
 * the package, or in `spare` if the package is read-only. Returns the environment that the binaries need then.
 */
export function linkLibraries(packageFolder: string, spare: string): Record<string, string> {
  const isMissing = ({ target }: Link) => !existsSync(path.join(packageFolder, target))
  const missing = readLinks(packageFolder).filter(isMissing)
  for (const { source, target } of missing) tryLink(path.basename(source), path.join(packageFolder, target))
  const stillMissing = missing.filter(isMissing)
  if (stillMissing.length === 0) return {}

  mkdirSync(spare, { recursive: true, mode: 0o755 })
  for (const { source, target } of stillMissing) {
    const place = path.join(spare, path.basename(target))
    rmSync(place, { force: true })
    tryLink(path.join(packageFolder, source), place)
  }
  // A library looks for its dependencies next to the link through which it was found.
  const folders = [spare, path.join(packageFolder, 'native', 'lib')].join(path.delimiter)
  return { LD_LIBRARY_PATH: folders, DYLD_LIBRARY_PATH: folders }
}

function tryLink(target: string, place: string): void {
  try {
    symlinkSync(target, place)
  } catch {
    // Already there, or a read-only folder: the binary itself reports which library is missing.
  }
}

function readLinks(packageFolder: string): Link[] {
  try {
    return JSON.parse(readFileSync(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'))
  } catch {
    return []
  }
}
