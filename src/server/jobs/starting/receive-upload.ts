import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { withoutNul } from '#contract/without-nul.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** How the folders of uploads begin in the system's temporary one. */
export const uploadPrefix = 'bildwort-upload-'

export interface ReceivedUpload {
  /** Where the file's bytes are, for as long as the call lasts. */
  path: string
  /** As the browser named it, without folders. */
  filename: string
  fields: Record<string, string>
}

/**
 * Streams a multipart upload to a temporary file, hands it to `use`, and removes it afterwards.
 * Refuses `file_missing`, above `maxMegabytes` `file_too_large`, and a form that can't be read: `invalid_input`.
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  maxMegabytes: number,
  use: (upload: ReceivedUpload) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), uploadPrefix))
  try {
    return await use(await store(request, folder, maxMegabytes))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function store(request: FastifyRequest, folder: string, maxMegabytes: number): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new Refusal('file_missing')
  try {
    return await readParts(request, folder, maxMegabytes)
  } catch (error) {
    // What the disk says is ours; the rest is a form that is broken, breaks off, or has more than it may.
    if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error
    const message = error instanceof Error ? error.message : ''
    throw new Refusal('invalid_input', { issues: [{ path: '', message }] })
  }
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  maxMegabytes: number,
): Promise<ReceivedUpload> {
  const path = join(folder, 'list')
  const fields: Record<string, string> = {}
  let filename: string | null = null
  const parts = request.parts({
    limits: { fileSize: maxMegabytes * 1_000_000, files: 1, fields: 30, fieldSize: 100_000 },
  })
  for await (const part of parts) {
    if (part.type === 'field') {
      fields[part.fieldname] = withoutNul(String(part.value))
      continue
    }
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
    if (part.file.truncated) throw new Refusal('file_too_large', { maxMegabytes })
    if (part.fieldname === 'file') filename = nameWithoutFolders(part.filename)
  }
  if (filename === null) throw new Refusal('file_missing')
  return { path, filename, fields }
}

/** A part of raw bytes may have no name at all. */
function nameWithoutFolders(filename: string | undefined): string {
  return withoutNul(filename?.split(/[\\/]/).at(-1) ?? '')
}
