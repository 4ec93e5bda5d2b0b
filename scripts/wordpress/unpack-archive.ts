import { mkdirSync, openAsBlob, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'

/** Unpacks a trusted ZIP: its entry names are not checked. */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  const reader = new ZipReader(new BlobReader(await openAsBlob(archive)), { useWebWorkers: false })
  for (const entry of await reader.getEntries()) {
    const place = path.join(folder, entry.filename)
    mkdirSync(entry.directory ? place : path.dirname(place), { recursive: true })
    if (!entry.directory) writeFileSync(place, await entry.getData(new Uint8ArrayWriter()))
  }
  await reader.close()
}
