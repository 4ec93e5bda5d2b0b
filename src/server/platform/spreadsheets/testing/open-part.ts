import { buffer, text } from 'node:stream/consumers'
import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'

/** For tests: the text of a part of an XLSX, or its compressed bytes. */
export async function openPart(file: Uint8Array, name: string, { isPacked = false } = {}): Promise<string> {
  const entries = await new ZipReader(new Uint8ArrayReader(file), { useWebWorkers: false }).getEntries()
  const entry = entries.find(({ filename }) => filename === name)
  if (!entry || entry.directory) throw new Error(`there is no ${name}`)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const [xml] = await Promise.all([
    isPacked ? latin1(readable) : text(readable),
    entry.getData(writable, { passThrough: isPacked }),
  ])
  return xml
}

async function latin1(bytes: ReadableStream<Uint8Array>): Promise<string> {
  return (await buffer(bytes)).toString('latin1')
}
