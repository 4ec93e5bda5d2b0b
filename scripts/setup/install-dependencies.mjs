import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { answersAsWanted } from './ensure-node.mjs'
import { matchesLock } from './matches-lock.mjs'
import { runNpm } from './run-npm.mjs'

/** Whether node_modules is what package-lock.json asks for on this machine, by a stamp left after the last install. */
export function isInstalled(root) {
  try {
    return readFileSync(stampFile(root), 'utf8') === describeWanted(root) && answersAsWanted(root)
  } catch {
    return false
  }
}

/** Makes sure that what package-lock.json names is installed, then calls `finish(root)`; only if both succeed it counts as installed. */
export function installDependencies(root, finish) {
  rmSync(stampFile(root), { force: true })
  // Somebody who typed `npm ci` has it already.
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
