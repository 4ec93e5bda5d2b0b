import { jpeg } from './containers/jpeg.ts'
import { png } from './containers/png.ts'
import { tiff } from './containers/tiff.ts'
import { webp } from './containers/webp.ts'
import { type PictureTexts, UnwritableFile } from './picture-texts.ts'
import { writePacket } from './write-packet.ts'

const containers = [jpeg, png, webp, tiff]

function containerOf(file: Uint8Array) {
  return containers.find((container) => container.matches(file))
}

/** Whether texts can be written into a file of this format: JPEG, PNG, WebP and TIFF. */
export function isWritable(file: Uint8Array): boolean {
  return containerOf(file) !== undefined
}

/** A file's XMP packet; null if it has none, or if its format is not one of those. Throws `UnwritableFile` if it is broken. */
export async function readPacketOf(file: Uint8Array): Promise<string | null> {
  const packet = await containerOf(file)?.read(file)
  if (!packet) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(packet).replace(/\0+$/, '')
  } catch {
    throw new UnwritableFile('Its XMP is not in UTF-8.')
  }
}

/**
 * A copy of a picture's file with these texts in its XMP, as `writePacket` adds them; pixels and other metadata stay the same bytes.
 * Throws `UnwritableFile`.
 */
export async function writeFileTexts(
  file: Uint8Array,
  texts: PictureTexts,
  writing: { replacesOwn?: boolean } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const container = containerOf(file)
  if (!container) throw new UnwritableFile('Texts cannot be written into files of this format.')
  const before = await readPacketOf(file)
  const packet = writePacket(before, texts, writing)
  if (packet === before) return new Uint8Array(file)
  return container.write(file, new TextEncoder().encode(packet))
}
