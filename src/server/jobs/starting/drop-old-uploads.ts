import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadPrefix } from './receive-upload.ts'

/** Longer than an upload may take. */
const leftBehindAfterMs = 2 * 60 * 60 * 1000

/**
 * Removes what uploads left in the temporary folder when their process ended under them. `userId`: whose they are, for several
 * installations may share the folder and none may remove another's; by default those of the user who runs this process.
 */
export async function dropOldUploads(folder: string, userId = process.getuid?.()): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(uploadPrefix))
  for (const path of names.map((name) => join(folder, name))) {
    // An upload that ends this very moment takes its folder along.
    const found = await stat(path).catch(() => null)
    if (!found || (userId !== undefined && found.uid !== userId)) continue
    if (Date.now() - found.mtimeMs > leftBehindAfterMs) await rm(path, { recursive: true, force: true })
  }
}
