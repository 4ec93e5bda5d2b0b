import { randomUUID } from 'node:crypto'
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  statfs,
  utimes,
} from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '#server/platform/refusal.ts'
import { digestFile } from './digest-file.ts'
import { findScopes, unlessGone } from './find-files.ts'
import type { KeptFiles } from './kept-files.ts'

interface FolderBounds {
  /** Nothing is stored that would leave less free disk space than this. */
  keptFreeBytes: number
}

const sha256 = /^[0-9a-f]{64}$/

/** Opens a store in a folder, with one subfolder per scope, which are created for the first file. Processes may share it. */
export function openKeptFolder(folder: string, { keptFreeBytes }: FolderBounds): KeptFiles {
  const folderOf = (scope: number) => join(folder, String(scope))

  return {
    async keep(scope, path, known) {
      const name = known ?? (await digestFile(path))
      const { size: bytes } = await stat(path)
      const kept = join(folderOf(scope), name)
      if (await renew(kept, bytes)) return { name, bytes }
      const made = await mkdir(folderOf(scope), { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize - bytes < keptFreeBytes) throw new Refusal('disk_full')
      await copyWhole(path, kept)
      await settleFolder(folderOf(scope))
      if (made) await settleFolder(folder)
      return { name, bytes }
    },

    async open(scope, name) {
      // Only names made by `keep` are valid; a name is never a path.
      if (!sha256.test(name)) return null
      const path = join(folderOf(scope), name)
      const found = await unlessGone(stat(path))
      return found && { path, bytes: found.size, [Symbol.asyncDispose]: async () => {} }
    },

    scopes: () => findScopes(folder),

    names: async (scope) => (await unlessGone(readdir(folderOf(scope)))) ?? [],

    async remove(scope, name, { unlessWithinMs = 0 } = {}) {
      const path = join(folderOf(scope), name)
      const found = await unlessGone(stat(path))
      if (found && Date.now() - found.mtimeMs >= unlessWithinMs) await rm(path, { force: true })
      // If it was the last file; another process that is about to store one creates the folder again.
      await rmdir(folderOf(scope)).catch(() => {})
    },
  }
}

/** Renews the file's age. Returns whether it existed. */
async function renew(path: string, bytes: number): Promise<boolean> {
  const found = await unlessGone(stat(path))
  if (found?.size !== bytes) return false
  const now = new Date()
  return (await unlessGone(utimes(path, now, now).then(() => true))) ?? false
}

/** Whether writing failed because the disk, or its user's share of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

/** A process killed half-way leaves a file with another name. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomUUID()}`
  try {
    await copyFile(from, unfinished)
    await chmod(unfinished, 0o600)
    await settleFile(unfinished)
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw isDiskFull(error) ? new Refusal('disk_full') : error
  }
}

/** Syncs the file's content to disk. */
async function settleFile(path: string): Promise<void> {
  await using file = await open(path, 'r+')
  await file.sync()
}

/** Syncs the folder's entries to disk. Windows does that itself, and cannot open folders. */
async function settleFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await using folder = await open(path, 'r')
  await folder.sync()
}
