import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { readPacket } from '#metadata/read-packet.ts'
import { readPacketOf } from '#metadata/write-file.ts'

/** The files of an archive, by path. */
export async function unzip(archive: Uint8Array): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const reader = new ZipReader(new Uint8ArrayReader(archive), { useWebWorkers: false })
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue
    // Safe: it is no folder.
    const content = await (entry as FileEntry).getData(new Uint8ArrayWriter(), { useWebWorkers: false })
    files.set(entry.filename, content)
  }
  return files
}

/** The alt text in a picture's own file, by the product's reader. */
export async function readAltText(file: Uint8Array): Promise<string | undefined> {
  const packet = await readPacketOf(file)
  return packet === null ? undefined : readPacket(packet).lists.altText?.items[0]?.text
}

/** The same by exiftool, which shares no code with the product; null if this machine has none. */
export async function readAltTextByExiftool(path: string): Promise<string | null> {
  const run = promisify(execFile)
  try {
    const { stdout } = await run('exiftool', ['-s3', '-XMP-iptcCore:AltTextAccessibility', path])
    return stdout.trim()
  } catch (error) {
    // Safe: an error of a process that was not started has a code.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
