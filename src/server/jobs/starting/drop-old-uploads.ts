import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadPrefix } from './receive-upload.ts'

/** Without a byte that came: longer than an upload may pause. */
const leftBehindAfterMs = 2 * 60 * 60 * 1000

/**
 * Removes files that uploads left in the temporary folder when their process died. `userId`: the owner of the files, because several
 * installations may share the folder and none may remove another's; by default the user who runs this process.
 */
export async function dropOldUploads(folder: string, userId = process.getuid?.()): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(uploadPrefix))
  for (const path of names.map((name) => join(folder, name))) {
    // An upload that ends right now removes its folder.
    const found = await stat(path).catch(() => null)
    if (!found || (userId !== undefined && found.uid !== userId)) continue
    if (Date.now() - (await newestOf(path, found.mtimeMs)) > leftBehindAfterMs)
      await rm(path, { recursive: true, force: true })
  }
}

/** A ZIP of 2 GB can arrive for longer, and its folder changes only when a file begins. */
async function newestOf(path: string, mtimeMs: number): Promise<number> {
  const names = await readdir(path).catch(() => [])
  const files = await Promise.all(names.map((name) => stat(join(path, name)).catch(() => null)))
  return Math.max(mtimeMs, ...files.map((file) => file?.mtimeMs ?? 0))
}
