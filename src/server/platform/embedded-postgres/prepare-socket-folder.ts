import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Identity } from './choose-identity.ts'

export const socketName = '.s.PGSQL.5432'

// macOS allows 103 bytes for the path of a Unix socket, Linux 107.
const longestSocketPath = 103

/**
 * The folder for PostgreSQL's socket, always the same for one cluster: the cluster itself or, if its path is too long or contains
 * separators of PostgreSQL's list of folders, one below the system's temporary folder, which is created here. Only this user can enter
 * either. Throws if somebody else created it first.
 */
export function prepareSocketFolder(cluster: string, identity: Identity): string {
  const isPlain = /^[\w/.-]+$/.test(cluster)
  if (isPlain && Buffer.byteLength(path.join(cluster, socketName)) <= longestSocketPath) return cluster
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const folder = path.join(os.tmpdir(), `bildwort-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  refuseForeignFolder(folder, identity)
  chmodSync(folder, 0o700)
  if (identity.owner) chownSync(folder, identity.owner.uid, identity.owner.gid)
  return folder
}

// Anybody can create a folder with this name first, and would then control access to the database.
function refuseForeignFolder(folder: string, identity: Identity): void {
  const found = lstatSync(folder)
  const mayOwn = [process.getuid?.(), identity.owner?.uid]
  if (found.isDirectory() && mayOwn.includes(found.uid)) return
  throw new Error(`${folder} belongs to somebody else: remove it or set DATA_DIR to a shorter path.`)
}
