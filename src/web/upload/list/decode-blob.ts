import { countLineFeeds } from '#contract/lists/count-breaks.ts'
import { createEncodingDetector, type Encoding } from '#contract/lists/detect-encoding.ts'

const firstSliceBytes = 262_144
const newline = 0x0a

/** The encoding by the beginning of the file, which is there at once; `detectEncoding` has the last word. */
export async function guessEncoding(file: Blob): Promise<Encoding> {
  const bytes = new Uint8Array(await file.slice(0, firstSliceBytes).arrayBuffer())
  const detector = createEncodingDetector()
  // The slice may cut a character in two, a line end is always whole.
  const isCut = file.size > bytes.length
  detector.push(isCut ? bytes.subarray(0, bytes.lastIndexOf(newline) + 1 || bytes.length) : bytes)
  return detector.end()
}

/** The encoding by every byte of the file, and the line of the first byte that is broken; null without one. */
export async function detectEncoding(file: Blob): Promise<{ encoding: Encoding; brokenLine: number | null }> {
  const detector = createEncodingDetector()
  for await (const bytes of streamPieces(file)) detector.push(bytes)
  const encoding = detector.end()
  const brokenAt = detector.brokenAt()
  if (brokenAt === null) return { encoding, brokenLine: null }
  let brokenLine = 1
  for await (const bytes of streamPieces(file.slice(0, brokenAt))) brokenLine += countLineFeeds(bytes)
  return { encoding, brokenLine }
}

/** The text of a file in pieces, as the server reads it: a byte order mark and NULs are left out. */
export async function* textPieces(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of streamPieces(file))
    yield decoder.decode(bytes, { stream: true }).replaceAll('\0', '')
  yield decoder.decode()
}

/** Not `for await` over the stream itself: Safari's can't be iterated. */
async function* streamPieces(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
