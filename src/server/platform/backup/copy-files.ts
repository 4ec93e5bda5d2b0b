import { chmod, copyFile, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { digestFile } from '#server/platform/files/digest-file.ts'
import type { KeptFiles } from '#server/platform/files/kept-files.ts'
import type { ListRef, Manifest } from './manifest.ts'

/** Copies these files into `folder` and syncs them to disk. A file that is missing or damaged is skipped and counted. */
export async function copyFiles(
  lists: KeptFiles,
  named: readonly ListRef[],
  folder: string,
  kind: FileKind,
): Promise<{ copied: Manifest['lists']; missing: number }> {
  const copied: Manifest['lists'] = []
  for (const list of named) {
    const target = listPath(folder, kind, list)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const bytes = await copy(lists, list, target)
    if (bytes !== null) copied.push({ ...list, bytes })
  }
  return { copied, missing: named.length - copied.length }
}

/** The folders of kept files in a backup. */
export type FileKind = 'lists' | 'pictures'

/** The path of a kept file in a backup. */
export function listPath(folder: string, kind: FileKind, { scope, name }: ListRef): string {
  return path.join(folder, kind, String(scope), name)
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
