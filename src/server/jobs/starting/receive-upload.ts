import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { isListField, joinLists } from '#contract/form-lists.ts'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import { inputWords } from '#contract/words/words-of-issue.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { cleanFilename } from './clean-filename.ts'
import { refuseFullDisk, type UploadBounds, usualUploadBounds, watchUpload } from './watch-upload.ts'

/** The prefix of uploads' folders in the system's temporary folder. */
export const uploadPrefix = 'bildwort-upload-'

const megabyte = 1_000_000
const mostFields = 30
const fieldBytes = 100_000

export interface ReceivedUpload {
  /** The path of the file, which exists as long as the call lasts. */
  path: string
  /** The browser's name for it, after `cleanFilename`. */
  filename: string
  fields: Record<string, string>
}

/**
 * Streams a multipart upload to a temporary file, passes it to `use`, and removes it afterwards. Refuses `file_missing`, `file_too_large`
 * above `MAX_UPLOAD_MB`, an unreadable form (`invalid_input`), and what `watchUpload` refuses.
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
  // A request destroyed before its parts are listened to would never emit an event.
  if (request.raw.destroyed) throw new Refusal('file_missing')
  const watch = watchUpload(request, folder, held)
  const { signal } = watch
  try {
    // Nothing listens to the signal between two parts.
    const isEnded = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return await Promise.race([readParts(request, folder, maxMegabytes, signal), isEnded])
  } catch (error) {
    // Disk errors are ours; anything else is a form that is broken, interrupted, or too large.
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

/** A list can be one field or several, with the names of PHP and Rails (`languages[0]`, `languages[]`) too. */
function addField(fields: Record<string, string>, sentName: string, text: string): void {
  const name = sentName.replace(/\[\d*\]$/, '')
  const isNew = !Object.hasOwn(fields, name)
  if (isNew && name === sentName) fields[name] = text
  else if (isListField(name)) fields[name] = joinLists(fields[name] ?? '', text)
  else if (isNew) fields[sentName] = text
  else throw new InvalidInput([{ path: name, words: inputWords.fieldTwice }])
}
