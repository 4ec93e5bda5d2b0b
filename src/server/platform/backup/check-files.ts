import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from './manifest.ts'

/** Throws unless every file of the backup is there as it was written. */
export async function checkFiles(folder: string, { tables }: Manifest): Promise<void> {
  for (const { file, sha256 } of tables) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(folder, file)), hash).catch((error: Error) => {
      throw new Error(`The backup cannot be read: ${error.message}`)
    })
    if (hash.digest('hex') !== sha256) throw new Error(`${file} has changed since the backup was made.`)
  }
}
