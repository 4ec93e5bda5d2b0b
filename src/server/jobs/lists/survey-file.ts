import { countLineFeeds } from '#contract/lists/count-breaks.ts'
import { createEncodingDetector, type Encoding } from '#contract/lists/detect-encoding.ts'
import { createLineBreakCounter, type LineBreak } from './create-line-break-counter.ts'
import { readPieces } from './read-pieces.ts'

const pieceBytes = 1024 * 1024

export interface FileSurvey {
  encoding: Encoding
  /** The line, from 1, of the first invalid byte in a text that is UTF-8 nonetheless; null if there is none. */
  brokenLine?: number | null
  /** The line break of the whole file; null if it is mixed or cannot be detected from bytes (UTF-16). */
  lineBreak: LineBreak | null
  /** Whether a NUL occurs where the encoding has none: a renamed picture or spreadsheet, not a text. */
  isBinary: boolean
}

/** Scans a file once, as bytes, for what must be known about the whole of it before lines can be read correctly. */
export async function surveyFile(path: string): Promise<FileSurvey> {
  const encoding = createEncodingDetector()
  const lineBreaks = createLineBreakCounter()
  let hasNul = false
  for await (const bytes of readPieces(path, pieceBytes)) {
    encoding.push(bytes)
    lineBreaks.push(bytes)
    hasNul ||= bytes.includes(0)
  }
  const found = encoding.end()
  const isUtf16 = found === 'utf-16le' || found === 'utf-16be'
  const brokenAt = encoding.brokenAt()
  return {
    encoding: found,
    brokenLine: brokenAt === null ? null : await lineOf(path, brokenAt),
    lineBreak: isUtf16 ? null : lineBreaks.end(),
    isBinary: hasNul && !isUtf16,
  }
}

async function lineOf(path: string, place: number): Promise<number> {
  let line = 1
  let passed = 0
  for await (const bytes of readPieces(path, pieceBytes)) {
    line += countLineFeeds(bytes.subarray(0, place - passed))
    passed += bytes.length
    if (passed >= place) break
  }
  return line
}
