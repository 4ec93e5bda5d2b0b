import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The part of the words that tesseract reads in a picture; each as often as it is written. */
export async function readByOcr(path: string, words: string[]): Promise<number> {
  // Small pictures say nothing of how many dots an inch they have.
  const { stdout } = await run('tesseract', [path, '-', '--dpi', '150', '--psm', '3'], { maxBuffer: 1e8 })
  const left = new Map<string, number>()
  for (const word of stdout.toLowerCase().match(/[a-z]+/g) ?? []) left.set(word, (left.get(word) ?? 0) + 1)
  let read = 0
  for (const word of words) {
    const times = left.get(word) ?? 0
    if (times > 0) read += 1
    left.set(word, times - 1)
  }
  return read / words.length
}
