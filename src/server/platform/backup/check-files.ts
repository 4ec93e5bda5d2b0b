import path from 'node:path'
import { digestFile } from '#server/platform/files/digest-file.ts'
import { listPath } from './list-path.ts'
import type { Manifest } from './manifest.ts'

/** Throws unless every file of the backup exists and is unchanged. */
export async function checkFiles(folder: string, { tables, lists }: Manifest): Promise<void> {
  const files = [
    ...tables.map(({ file, sha256 }) => ({ path: path.join(folder, file), sha256 })),
    ...lists.map((list) => ({ path: listPath(folder, list), sha256: list.name })),
  ]
  for (const file of files) {
    const found = await digestFile(file.path).catch((error: Error) => {
      throw new Error(`The backup cannot be read: ${error.message}`)
    })
    if (found !== file.sha256)
      throw new Error(`${path.relative(folder, file.path)} has changed since the backup was made.`)
  }
}
