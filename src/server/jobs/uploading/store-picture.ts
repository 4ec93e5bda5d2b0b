import { open, stat } from 'node:fs/promises'
import type { SetPicture } from '#contract/endpoints/picture-sets.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { sayFault } from '#contract/say.ts'
import { UnwritableFile } from '#metadata/picture-texts.ts'
import { readPacketOf } from '#metadata/write-file.ts'
import { recheckCaller } from '#server/accounts/tokens/recheck-caller.ts'
import { readFileAltTexts } from '#server/describing/pictures/metadata/read-file-notes.ts'
import { sniffFormat } from '#server/describing/pictures/sniff-format.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Caller } from '#server/platform/caller.ts'
import { countedFor, limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createSemaphore } from '#server/platform/waiting/create-semaphore.ts'
import { addToSet } from './add-to-set.ts'

/** What storing a picture needs of the platform. */
export type Storing = Pick<Platform, 'db' | 'pictures' | 'settings' | 'metrics'>

/** Formats are recognised by these; the comments before an SVG can be long. */
const sniffedBytes = 16_384

/** Each has a whole file in memory. */
const reading = createSemaphore(2)

/**
 * Stores the picture file `from`, whose digest is `sha256`, and adds it to a set as `path`. The fault: it is no picture of a format that can be described. Refuses
 * `rate_limited` beyond `bounds.storedPicturesPerUser`, and what `recheckCaller`, `addToSet` and the store refuse.
 */
export async function storePicture(
  platform: Storing,
  caller: Caller,
  setId: string,
  { path, from, sha256 }: { path: string; from: string; sha256: string },
): Promise<SetPicture | { fault: PictureFault }> {
  const { db, pictures } = platform
  const sniffed = sniffFormat(await readBeginning(from))
  if (!sniffed) return { fault: { code: 'not_a_picture' } }
  if ('unsupported' in sniffed)
    return { fault: { code: 'unsupported_format', details: { format: sniffed.unsupported } } }
  await countStored(platform, caller, (await stat(from)).size)
  const [altTexts, { bytes }] = await Promise.all([
    readAltTexts(from),
    pictures.keep(caller.id, from, sha256),
  ])
  return await db.transaction(async (tx) => {
    // They may have signed out, or been suspended, while the file was on its way.
    await recheckCaller(tx, caller)
    return await addToSet(tx, caller, setId, { path, sha256, bytes, altTexts })
  })
}

async function countStored(platform: Storing, caller: Caller, bytes: number): Promise<void> {
  const { timesQuota, ...limit } = bounds.storedPicturesPerUser
  const max = timesQuota * platform.settings.MAX_GB_PER_USER * 1_000
  const key = `pictures stored by ${countedFor(caller)}`
  await limitAttempts(platform).count(key, { ...limit, max }, Math.ceil(bytes / 1_000_000))
}

/** Why a file that was sent cannot be used; the words of faults are about addresses. */
export function sayFileFault(fault: PictureFault, language: UiLanguage): string {
  return fault.code === 'not_a_picture' ? notPicture[language] : sayFault(fault, language)
}

const notPicture = { de: 'Das ist kein Bild.', en: 'This is not an image.' } satisfies Record<
  UiLanguage,
  string
>

/** Of a JPEG, PNG, WebP or TIFF. What is damaged has none: whether it can be described is another question. */
async function readAltTexts(path: string): Promise<SetPicture['altTexts']> {
  const release = await reading.acquire()
  try {
    const packet = await withBytes(path, readPacketOf)
    const altTexts = packet === null ? [] : readFileAltTexts(Buffer.from(packet))
    return altTexts.length > 0 ? altTexts : null
  } catch (error) {
    if (error instanceof UnwritableFile) return null
    throw error
  } finally {
    release()
  }
}

/** Frees the bytes at once: left to the garbage collector, every few pictures would cost a collection of the whole heap. */
async function withBytes<T>(path: string, use: (bytes: Uint8Array) => Promise<T>): Promise<T> {
  await using file = await open(path)
  const memory = new ArrayBuffer((await file.stat()).size)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(memory))
    return await use(buffer.subarray(0, bytesRead))
  } finally {
    memory.transfer(0)
  }
}

async function readBeginning(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes)
  return buffer.subarray(0, bytesRead)
}
