import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Size } from './create-picture-maker.ts'

type MakePicture = (number: number, size: Size) => Promise<Buffer>

/** The path of a generated image. */
export function generatedPath(folder: string, number: number, { width, height }: Size): string {
  return join(folder, `${width}x${height}`, `${number}.jpg`)
}

/** A generated image from the folder, created and stored if missing. Without a folder, always created. */
export async function findGenerated(
  folder: string | null,
  make: MakePicture,
  number: number,
  size: Size,
): Promise<Buffer> {
  if (!folder) return make(number, size)
  const path = generatedPath(folder, number, size)
  const kept = await readFile(path).catch(() => null)
  if (kept) return kept
  const bytes = await make(number, size)
  await mkdir(join(path, '..'), { recursive: true })
  // Another process may be creating the same image, and readers must never see a half-written file.
  const draft = `${path}.${process.pid}.draft`
  await writeFile(draft, bytes)
  await rename(draft, path)
  return bytes
}
