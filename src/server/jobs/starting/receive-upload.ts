import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { isListField, joinLists } from '#contract/form-lists.ts'
import { withoutNul } from '#contract/without-nul.ts'
import { inputWords } from '#contract/words-of-issue.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { cleanFilename } from './clean-filename.ts'
import { refuseFullDisk, type UploadBounds, usualUploadBounds, watchUpload } from './watch-upload.ts'

/** How the folders of uploads begin in the system's temporary one. */
export const uploadPrefix = 'bildwort-upload-'

const megabyte = 1_000_000
const mostFields = 30
const fieldBytes = 100_000

export interface ReceivedUpload {
  /** Where the file's bytes are, for as long as the call lasts. */
  path: string
  /** As the browser named it, as `cleanFilename` leaves it. */
  filename: string
  fields: Record<string, string>
}

/**
 * Streams a multipart upload to a temporary file, hands it to `use`, and removes it afterwards. Refuses `file_missing`,
 * above `MAX_UPLOAD_MB` `file_too_large`, a form that can't be read (`invalid_input`), and what `watchUpload` refuses.
 */
export async function receiveUpload<T>(
  { settings, metrics }: Pick<Platform, 'settings' | 'metrics'>,
  request: FastifyRequest,
  use: (upload: ReceivedUpload) => Promise<T>,
  held: UploadBounds = usualUploadBounds,
): Promise<T> {
  if (!request.isMultipart()) throw new Refusal('file_missing')
  const maxMegabytes = settings.MAX_UPLOAD_MB
  const announced = Number(request.headers['content-length'] ?? Number.NaN)
  if (announced > maxMegabytes * megabyte + (mostFields + 1) * fieldBytes)
    throw new Refusal('file_too_large', { maxMegabytes })
  const folder = await mkdtemp(join(tmpdir(), uploadPrefix))
  try {
    await refuseFullDisk(folder, Number.isNaN(announced) ? maxMegabytes * megabyte : announced, held)
    return await use(await store(request, folder, maxMegabytes, held))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'upload_too_slow')
      metrics.boundsReached.inc({ bound: 'uploadBytesPerSecond' })
    if (error instanceof Refusal && error.code === 'disk_full')
      metrics.boundsReached.inc({ bound: 'diskKeptFreeBytes' })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function store(
  request: FastifyRequest,
  folder: string,
  maxMegabytes: number,
  held: UploadBounds,
): Promise<ReceivedUpload> {
  // Gone before its parts are listened to, it would never say so.
  if (request.raw.destroyed) throw new Refusal('file_missing')
  const watch = watchUpload(request, folder, held)
  const { signal } = watch
  try {
    // Between two parts nothing listens to the signal.
    const isEnded = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return await Promise.race([readParts(request, folder, maxMegabytes, signal), isEnded])
  } catch (error) {
    // What the disk says is ours; the rest is a form that is broken, breaks off, or has more than it may.
    if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error
    throw new InvalidInput([{ path: '', words: inputWords.formUnreadable }])
  } finally {
    watch.stop()
  }
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  maxMegabytes: number,
  signal: AbortSignal,
): Promise<ReceivedUpload> {
  const path = join(folder, 'list')
  const fields: Record<string, string> = {}
  let filename: string | null = null
  const parts = request.parts({
    limits: { fileSize: maxMegabytes * megabyte, files: 1, fields: mostFields, fieldSize: fieldBytes },
  })
  for await (const part of parts) {
    if (part.type === 'field') {
      addField(fields, part.fieldname, withoutNul(String(part.value)))
      continue
    }
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }), { signal })
    if (part.file.truncated) throw new Refusal('file_too_large', { maxMegabytes })
    if (part.fieldname === 'file') filename = cleanFilename(part.filename)
  }
  if (filename === null) throw new Refusal('file_missing')
  return { path, filename, fields }
}

/** A list may come as one field or as several, also as PHP and Rails name these (`languages[0]`, `languages[]`). */
function addField(fields: Record<string, string>, sentName: string, text: string): void {
  const name = sentName.replace(/\[\d*\]$/, '')
  const isNew = !Object.hasOwn(fields, name)
  if (isNew && name === sentName) fields[name] = text
  else if (isListField(name)) fields[name] = joinLists(fields[name] ?? '', text)
  else if (isNew) fields[sentName] = text
  else throw new InvalidInput([{ path: name, words: inputWords.fieldTwice }])
}
