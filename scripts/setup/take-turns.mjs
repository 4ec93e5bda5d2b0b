import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Calls `work` while no other set-up works on this folder; waits for a running one. */
export async function takeTurns(root, work) {
  // Next to node_modules, not in it: `npm ci` empties that folder.
  const lock = path.join(root, '.set-up-lock')
  for (let round = 0; !take(lock); round++) {
    if (round === 0) console.error('Waiting for another set-up of this folder …')
    dropIfDead(lock)
    await sleep(200)
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Error(`${path.dirname(lock)} cannot be written to (${error.code}).`)
  }
}

// Renaming lets only one of several processes that find the dead lock remove it; a live lock is moved back.
function dropIfDead(lock) {
  const pid = readPid(lock)
  if (!pid || isAlive(pid)) return
  const aside = `${lock}-${process.pid}`
  try {
    renameSync(lock, aside)
    if (readPid(aside) !== pid) writeFileSync(lock, String(readPid(aside)), { flag: 'wx' })
  } catch {
    // Already removed.
  }
  rmSync(aside, { force: true })
}

function readPid(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
