import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { isListField, joinLists } from '#contract/form-lists.ts'
import { limits } from '#contract/limits.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import { inputWords, wordsOfFullForm } from '#contract/words/words-of-issue.ts'
import { isDiskFull } from '#server/platform/files/open-kept-folder.ts'
import { InvalidInput, unknownField } from '#server/platform/invalid-input.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { cleanFilename } from './clean-filename.ts'
import { refuseFullDisk, type UploadBounds, usualUploadBounds, watchUpload } from './watch-upload.ts'

/** The prefix of uploads' folders in the system's temporary folder. */
export const uploadPrefix = 'bildwort-upload-'

const megabyte = 1_000_000
/** Each entry of a list can be a field: API v1 takes 120 of them, with some 40 other fields. */
const mostFields = 200
const fieldBytes = 100_000
/** Of all fields together. */
const fieldsMegabytes = 3
/** Of a file until they are written together: writing each piece of a request alone costs more than twice the processor time. */
const gatheredBytes = 512 * 1_024

export interface ReceivedUpload {
  /** The path of the file, which exists as long as the call lasts. */
  path: string
  /** In hex, of the bytes in the file; computed while they are written. Empty: only pictures were sent. */
  sha256: string
  /** The browser's name for it, after `cleanFilename`. Empty: only pictures were sent. */
  filename: string
  /** What its part of the form says it is; absent if it says nothing. */
  mediaType?: string
  fields: Record<string, string>
  /** In the order in which they were sent; only if the form can have them. */
  pictures?: ReceivedPicture[]
  /** Words for the texts of all its images, in addition to what its rows say. */
  keywords?: string[]
  /** The list's column of the sender's own ids. */
  externalIdColumn?: string | undefined
  /** What its user is told beside the decisions about the list. */
  notices?: ListNotice[]
}

/** A picture that is sent with a list or in place of one, or a ZIP of pictures. */
export interface ReceivedPicture {
  path: string
  /** In hex, of the bytes in the file. */
  sha256: string
  /** As it was sent, with its folders: any text. */
  name: string
  bytes: number
  /** Longer than such a file can be: only its beginning is stored. */
  isTooLarge: boolean
}

export function isArchive(name: string): boolean {
  return /\.zip$/i.test(name)
}

/** What a form can hold besides its fields. */
interface FormBounds {
  listMegabytes: number
  /** Null: pictures are no part of it. */
  pictureMegabytes: number | null
}

/**
 * Streams a multipart upload to a temporary file, passes it to `use`, and removes it afterwards. With `takesPictures` its field `pictures`
 * can have files, `file` can be missing or a ZIP, and all together can be as large as an archive. Refuses `file_missing`, `file_too_large`
 * above `MAX_UPLOAD_MB`, `picture_set_full`, an unreadable form (`invalid_input`), and what `watchUpload` refuses.
 */
export async function receiveUpload<T>(
  { settings, metrics }: Pick<Platform, 'settings' | 'metrics'>,
  request: FastifyRequest,
  use: (upload: ReceivedUpload) => Promise<T>,
  { held = usualUploadBounds, takesPictures = false }: { held?: UploadBounds; takesPictures?: boolean } = {},
): Promise<T> {
  if (!request.isMultipart()) throw new Refusal('file_missing')
  if (!/;\s*boundary=./i.test(request.headers['content-type'] ?? ''))
    throw new InvalidInput([{ path: '', words: inputWords.boundaryMissing }])
  const listMegabytes = settings.MAX_UPLOAD_MB
  const form = { listMegabytes, pictureMegabytes: takesPictures ? settings.MAX_PICTURE_MB : null }
  const maxMegabytes = megabytesOf(form)
  const announced = Number(request.headers['content-length'] ?? Number.NaN)
  if (announced > (maxMegabytes + fieldsMegabytes) * megabyte + fieldBytes)
    throw new Refusal('file_too_large', { maxMegabytes })
  const folder = await mkdtemp(join(tmpdir(), uploadPrefix))
  try {
    await refuseFullDisk(folder, Number.isNaN(announced) ? listMegabytes * megabyte : announced, held)
    return await use(await store(request, folder, form, held))
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
  form: FormBounds,
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
    return await Promise.race([readParts(request, folder, form, signal), isEnded])
  } catch (error) {
    if (isDiskFull(error)) throw new Refusal('disk_full')
    // Other disk errors are ours; anything else is a form that is broken, interrupted, or too large.
    if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error
    if (form.pictureMegabytes !== null && error instanceof request.server.multipartErrors.FilesLimitError)
      throw new Refusal('picture_set_full', { maxPictures: limits.picturesPerSet })
    if (error instanceof request.server.multipartErrors.FieldsLimitError) throw fullForm()
    throw new InvalidInput([{ path: '', words: inputWords.formUnreadable }])
  } finally {
    watch.stop()
  }
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  form: FormBounds,
  signal: AbortSignal,
): Promise<ReceivedUpload> {
  const path = join(folder, 'list')
  const sent = new Map<string, string[]>()
  let filename: string | null = null
  let sha256 = ''
  let mediaType: string | undefined
  const pictures: ReceivedPicture[] = []
  const { listMegabytes, pictureMegabytes } = form
  const maxMegabytes = megabytesOf(form)
  const known = pictureMegabytes === null ? ['file'] : ['file', 'pictures']
  const files = pictureMegabytes === null ? 1 : limits.picturesPerSet + 1
  const parts = request.parts({
    // Names of pictures have their folders.
    preservePath: true,
    limits: {
      fileSize: maxMegabytes * megabyte,
      files,
      fields: mostFields,
      // One more: otherwise a field too many would be refused as a part too many.
      parts: files + mostFields + 1,
      fieldSize: fieldBytes,
    },
  })
  let left = maxMegabytes * megabyte
  let leftForFields = fieldsMegabytes * megabyte
  for await (const part of parts) {
    if (part.type === 'field') {
      const text = String(part.value)
      leftForFields -= Buffer.byteLength(text)
      if (leftForFields < 0) throw fullForm()
      addField(sent, part.fieldname, withoutNul(text))
      continue
    }
    const { fieldname } = part
    if (!known.includes(fieldname)) throw new InvalidInput([unknownField(fieldname, fieldname, known)])
    if (fieldname === 'file' && filename !== null)
      throw new InvalidInput([{ path: fieldname, words: inputWords.fieldTwice }])
    const name = part.filename ?? ''
    const isPicture = pictureMegabytes !== null && fieldname === 'pictures'
    const target = isPicture ? join(folder, `picture-${pictures.length}`) : path
    const mayBeLarge = pictureMegabytes !== null && isArchive(name)
    const most = (mayBeLarge ? maxMegabytes : isPicture ? pictureMegabytes : listMegabytes) * megabyte
    let bytes = 0
    const hash = createHash('sha256')
    const written = createWriteStream(target, { mode: 0o600, highWaterMark: gatheredBytes })
    await pipeline(part.file, atMost(most), written, { signal })
    left -= bytes
    const isTooLarge = bytes > most
    if (left < 0 || part.file.truncated || (isTooLarge && !isPicture))
      throw new Refusal('file_too_large', { maxMegabytes: left < 0 ? maxMegabytes : most / megabyte })
    const digest = hash.digest('hex')
    if (isPicture) {
      pictures.push({ path: target, sha256: digest, name, bytes, isTooLarge })
      continue
    }
    sha256 = digest
    filename = cleanFilename(name)
    mediaType = part.mimetype

    /** Passes on the beginning, and reads the rest to its end: a picture that is too large must not end the others. */
    function atMost(limit: number) {
      return async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes <= limit) {
            hash.update(chunk)
            yield chunk
          } else if (!isPicture || bytes > left) return
        }
      }
    }
  }
  const fields = Object.fromEntries(
    [...sent].map(([name, texts]) => [name, texts.length > 1 ? joinLists(texts) : texts[0]!]),
  )
  if (filename === null && pictures.length === 0) {
    const asText = known.find((name) => Object.hasOwn(fields, name))
    if (asText) throw new InvalidInput([{ path: asText, words: inputWords.fileAsText }])
    throw new Refusal('file_missing')
  }
  return {
    path,
    sha256,
    filename: filename ?? '',
    ...(mediaType && { mediaType }),
    fields,
    ...(pictureMegabytes !== null && { pictures }),
  }
}

function fullForm(): InvalidInput {
  const words = wordsOfFullForm({ maxFields: mostFields, maxMegabytes: fieldsMegabytes })
  return new InvalidInput([{ path: '', words }])
}

/** Of a file, or of all files together. */
function megabytesOf({ listMegabytes, pictureMegabytes }: FormBounds): number {
  return pictureMegabytes === null ? listMegabytes : Math.max(listMegabytes, limits.archiveMegabytes)
}

/** A list can be one field or several, with the names of PHP and Rails (`languages[0]`, `languages[]`) too. */
function addField(sent: Map<string, string[]>, sentName: string, text: string): void {
  const name = sentName.replace(/\[\d*\]$/, '')
  const known = sent.get(name)
  if (isListField(name)) sent.set(name, [...(known ?? []), text])
  else if (!known) sent.set(sentName, [text])
  else throw new InvalidInput([{ path: name, words: inputWords.fieldTwice }])
}
