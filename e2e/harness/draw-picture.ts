import { writeFileSync } from 'node:fs'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import sharp from 'sharp'

/** A small JPEG; of another number or width it is another file. */
export function drawPicture(n: number, width: number): Promise<Buffer> {
  const background = { r: n, g: (n * 7) % 256, b: (n * 31) % 256 }
  return sharp({ create: { width, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A ZIP of these pictures, as a scanner names them. */
export async function writeArchive(path: string, numbers: number[]): Promise<void> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const n of numbers)
    await zip.add(`scans/Scan_${n}.jpg`, new Uint8ArrayReader(new Uint8Array(await drawPicture(n, 64))))
  writeFileSync(path, await zip.close())
}

/** Copies a picture as from an image editor. Runs in the page. */
export async function copyPicture(): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')!.fillRect(20, 20, 100, 60)
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made))
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob! })])
}
