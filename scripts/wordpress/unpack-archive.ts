import { mkdirSync, openAsBlob, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'

/** Unpacks a ZIP that we trust: its names lead wherever they say. */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  const reader = new ZipReader(new BlobReader(await openAsBlob(archive)), { useWebWorkers: false })
  for (const entry of await reader.getEntries()) {
    const place = path.join(folder, entry.filename)
    mkdirSync(entry.directory ? place : path.dirname(place), { recursive: true })
    if (!entry.directory) writeFileSync(place, await entry.getData(new Uint8ArrayWriter()))
  }
  await reader.close()
}
