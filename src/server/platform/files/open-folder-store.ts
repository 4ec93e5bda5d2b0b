import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, rmdir, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSemaphore } from '#server/platform/waiting/create-semaphore.ts'
import type { FileKey, FileStore } from './file-store.ts'
import { type FoundFile, findFiles, findScopes, unlessGone } from './find-files.ts'

interface FolderBounds {
  /** For all files together. */
  maxBytes: number
  keptMs: number
  /** Nothing is stored that would leave less free disk space than this. */
  keptFreeBytes: number
}

/** Other processes may store files in the same folder: each rescans it after adding this share of the bound. */
const unseenShare = 0.05
/** The share of the bound that is left after removing the oldest files, so that not every file triggers a removal. */
const keptShare = 0.9

/** Opens a store in a folder of this machine, which is created, with its parents, for the first file. */
export function openFolderStore(
  folder: string,
  { maxBytes, keptMs, keptFreeBytes }: FolderBounds,
): FileStore {
  const writing = createSemaphore(1)
  const never = new AbortController().signal
  /** Bytes at the last scan, and bytes added since; null before the first scan. */
  let seen: { bytes: number; added: number } | null = null

  const folderOf = (scope: number) => join(folder, String(scope))
  const pathOf = ({ scope, name }: FileKey) =>
    join(folderOf(scope), createHash('sha256').update(name).digest('hex'))
  const isOld = (madeAt: number) => Date.now() - madeAt > keptMs

  return {
    async get(key) {
      const found = await unlessGone(stat(pathOf(key)))
      if (!found || isOld(found.mtimeMs)) return null
      const content = await unlessGone(readFile(pathOf(key)))
      if (!content) return null
      const end = content.indexOf('\n')
      return { mediaType: content.toString('utf8', 0, end), bytes: content.subarray(end + 1) }
    },

    async put(key, { bytes, mediaType }) {
      const content = Buffer.concat([Buffer.from(`${mediaType}\n`), bytes])
      await alone(async () => {
        await mkdir(folderOf(key.scope), { recursive: true, mode: 0o700 })
        if (!(await makeRoom(content.length))) return
        await writeWhole(pathOf(key), content)
        seen!.added += content.length
      })
    },

    scopes: () => findScopes(folder),

    removeScope: (scope) => alone(() => rm(folderOf(scope), { recursive: true, force: true })),

    removeOld: () =>
      alone(async () => {
        for (const file of await findFiles(folder)) if (isOld(file.madeAt)) await remove(file)
        // Only empty ones: if another process is about to store a file there, it creates the folder again.
        for (const scope of await findScopes(folder)) await rmdir(folderOf(scope)).catch(() => {})
      }),
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const leave = await writing.acquire(never)
    return work().finally(leave)
  }

  /** Whether this many bytes may be added now. */
  async function makeRoom(bytes: number): Promise<boolean> {
    if (bytes > maxBytes * keptShare) return false
    if (!seen || seen.added > maxBytes * unseenShare || seen.bytes + seen.added + bytes > maxBytes) {
      seen = { bytes: await removeOldest(bytes), added: 0 }
    }
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize - bytes >= keptFreeBytes
  }

  /** Removes the oldest files if this many more bytes exceed the bound. Returns the bytes that are left. */
  async function removeOldest(more: number): Promise<number> {
    const files = (await findFiles(folder)).sort((one, other) => one.madeAt - other.madeAt)
    let sum = files.reduce((bytes, file) => bytes + file.bytes, 0)
    if (sum + more <= maxBytes) return sum
    for (const file of files) {
      if (sum + more <= maxBytes * keptShare) break
      await remove(file)
      sum -= file.bytes
    }
    return sum
  }

  async function remove({ path }: FoundFile): Promise<void> {
    await rm(path, { force: true })
  }
}

/** A process killed half-way leaves a file with another name, which is removed once it is old. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
