import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface FoundFile {
  path: string
  bytes: number
  /** Milliseconds since 1970. */
  madeAt: number
}

/** The subfolders of this folder whose name is a number. */
export async function findScopes(folder: string): Promise<number[]> {
  const names = (await unlessGone(readdir(folder))) ?? []
  return names.filter((name) => /^[1-9]\d*$/.test(name)).map(Number)
}

/** All files of these folders, unfinished ones included. */
export async function findFiles(folder: string): Promise<FoundFile[]> {
  const files: FoundFile[] = []
  for (const scope of await findScopes(folder)) {
    const inside = join(folder, String(scope))
    for (const name of (await unlessGone(readdir(inside))) ?? []) {
      const path = join(inside, name)
      const found = await unlessGone(stat(path))
      if (found?.isFile()) files.push({ path, bytes: found.size, madeAt: found.mtimeMs })
    }
  }
  return files
}

/** Null if the file or folder does not exist, or no longer exists. */
export async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
