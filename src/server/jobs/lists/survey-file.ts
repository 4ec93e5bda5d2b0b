import { countLineFeeds } from '#contract/lists/count-breaks.ts'
import { createEncodingDetector, type Encoding } from '#contract/lists/detect-encoding.ts'
import { createLineBreakCounter, type LineBreak } from './create-line-break-counter.ts'
import { readPieces } from './read-pieces.ts'

const pieceBytes = 1024 * 1024

export interface FileSurvey {
  encoding: Encoding
  /** The line, from 1, of the first byte that is broken in a text that is UTF-8 all the same; null without one. */
  brokenLine?: number | null
  /** What ends lines in the whole file; null when that is not one thing, or can't be told from bytes (UTF-16). */
  lineBreak: LineBreak | null
  /** A NUL where the encoding has none: a picture or a spreadsheet that was renamed, no text. */
  isBinary: boolean
}

/** Reads a file once, as bytes: what has to be known of all of it before a line can be read rightly. */
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
