import { readFileSync } from 'node:fs'
import path from 'node:path'

const ownLibc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'

/** Whether npm has installed everything that package-lock.json names for this machine, by npm's own record in node_modules. */
export function matchesLock(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !installed) return false
  const places = Object.keys(installed)
  return (
    places.every((place) => installed[place].version === wanted[place]?.version) &&
    Object.keys(wanted).every((place) => place === '' || place in installed || isSpared(wanted[place]))
  )
}

// npm skips optional packages for other machines; those for this one must exist.
function isSpared({ optional, os, cpu, libc = [ownLibc] }) {
  return (
    Boolean(optional) &&
    !(os?.includes(process.platform) && cpu?.includes(process.arch) && libc.includes(ownLibc))
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
