import { chmod, copyFile, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { digestFile } from '#server/platform/files/digest-file.ts'
import type { KeptFiles } from '#server/platform/files/kept-files.ts'
import type { ListRef, Manifest } from './manifest.ts'

/** Copies these lists into `folder` and syncs them to disk. A list that is missing or damaged is skipped and counted. */
export async function copyLists(
  lists: KeptFiles,
  named: readonly ListRef[],
  folder: string,
): Promise<Pick<Manifest, 'lists' | 'missingLists'>> {
  const copied: Manifest['lists'] = []
  for (const list of named) {
    const target = listPath(folder, list)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const bytes = await copy(lists, list, target)
    if (bytes !== null) copied.push({ ...list, bytes })
  }
  return { lists: copied, missingLists: named.length - copied.length }
}

/** The path of a kept list in a backup. */
export function listPath(folder: string, { scope, name }: ListRef): string {
  return path.join(folder, 'lists', String(scope), name)
}

async function copy(lists: KeptFiles, { scope, name }: ListRef, target: string): Promise<number | null> {
  await using file = await lists.open(scope, name)
  const isCopied =
    file !== null &&
    (await copyFile(file.path, target).then(
      () => true,
      // Removed between opening and copying.
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false
        throw error
      },
    ))
  if (!isCopied) return null
  if ((await digestFile(target)) !== name) {
    await rm(target)
    return null
  }
  await chmod(target, 0o600)
  await using copied = await open(target, 'r+')
  await copied.sync()
  return (await copied.stat()).size
}
