import { text } from 'node:stream/consumers'
import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'

/** For tests: the text of a part of an XLSX. */
export async function openPart(file: Uint8Array, name: string): Promise<string> {
  const entries = await new ZipReader(new Uint8ArrayReader(file), { useWebWorkers: false }).getEntries()
  const entry = entries.find(({ filename }) => filename === name)
  if (!entry || entry.directory) throw new Error(`there is no ${name}`)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const [xml] = await Promise.all([text(readable), entry.getData(writable)])
  return xml
}
