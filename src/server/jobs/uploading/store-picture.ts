import { open } from 'node:fs/promises'
import type { SetPicture } from '#contract/endpoints/picture-sets.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { sayFault } from '#contract/say.ts'
import { sniffFormat } from '#server/describing/pictures/sniff-format.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addToSet } from './add-to-set.ts'

/** Formats are recognised by these; the comments before an SVG can be long. */
const sniffedBytes = 16_384

/**
 * Stores the picture file `from` and adds it to a set as `path`. The fault: it is no picture of a format that can be described. Refuses
 * what `addToSet` and the store refuse.
 */
export async function storePicture(
  { db, pictures }: Pick<Platform, 'db' | 'pictures'>,
  owner: Owner,
  setId: string,
  { path, from }: { path: string; from: string },
): Promise<SetPicture | { fault: PictureFault }> {
  const sniffed = sniffFormat(await readBeginning(from))
  if (!sniffed) return { fault: { code: 'not_a_picture' } }
  if ('unsupported' in sniffed)
    return { fault: { code: 'unsupported_format', details: { format: sniffed.unsupported } } }
  const { name, bytes } = await pictures.keep(owner.id, from)
  return await db.transaction((tx) => addToSet(tx, owner, setId, { path, sha256: name, bytes }))
}

/** Why a file that was sent cannot be used; the words of faults are about addresses. */
export function sayFileFault(fault: PictureFault, language: UiLanguage): string {
  return fault.code === 'not_a_picture' ? notPicture[language] : sayFault(fault, language)
}

const notPicture = { de: 'Das ist kein Bild.', en: 'This is not an image.' } satisfies Record<
  UiLanguage,
  string
>

async function readBeginning(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes)
  return buffer.subarray(0, bytesRead)
}
