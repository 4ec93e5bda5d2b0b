import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { answersAsWanted } from './ensure-node.mjs'
import { matchesLock } from './matches-lock.mjs'
import { runNpm } from './run-npm.mjs'

/** Whether node_modules matches package-lock.json on this machine, by a stamp file of the last install. */
export function isInstalled(root) {
  try {
    return readFileSync(stampFile(root), 'utf8') === describeWanted(root) && answersAsWanted(root)
  } catch {
    return false
  }
}

/** Installs what package-lock.json names, then calls `finish(root)`. Counts as installed only if both succeed. */
export function installDependencies(root, finish) {
  rmSync(stampFile(root), { force: true })
  // After `npm ci` this is already done.
  if (!matchesLock(root)) {
    console.error('Installing dependencies (about a minute) …')
    runNpm(root, ['ci', '--ignore-scripts', '--include=dev', '--include=optional'])
  }
  finish(root)
  writeFileSync(stampFile(root), describeWanted(root))
}

function stampFile(root) {
  return path.join(root, 'node_modules', '.set-up')
}

function describeWanted(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  return [createHash('sha256').update(lock).digest('hex'), process.platform, process.arch].join(' ')
}
