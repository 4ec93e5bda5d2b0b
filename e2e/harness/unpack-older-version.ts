import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Unpacks a version of this repository into `folder`: the named commit, or the last one before a migration. Null if there is no such
 * history, as in an archive or a shallow clone.
 */
export function unpackOlderVersion(folder: string, commit?: string) {
  const found = commit ? find(commit) : findBeforeMigration()
  if (found === null) return null
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', found], { maxBuffer: 500_000_000 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  if (isSame('package-lock.json', folder)) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const before = new Set(migrationsIn(folder))
  return {
    subject: execFileSync('git', ['log', '-1', '--format=%h %s', found], { encoding: 'utf8' }).trim(),
    /** The migrations that this version adds. */
    migrations: migrationsIn('.').filter((name) => !before.has(name)),
  }
}

function findBeforeMigration(): string | null {
  const newest = ask('log', '-1', '--diff-filter=A', '--format=%H', '--', 'migrations/*.sql')
  return newest ? find(`${newest}^`) : null
}

function find(commit: string): string | null {
  return ask('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
}

function ask(...words: string[]): string | null {
  if (!existsSync('.git')) return null
  try {
    return execFileSync('git', words, { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

function isSame(file: string, folder: string): boolean {
  return readFileSync(file, 'utf8') === readFileSync(join(folder, file), 'utf8')
}

function migrationsIn(folder: string): string[] {
  return readdirSync(join(folder, 'migrations')).filter((name) => name.endsWith('.sql'))
}
