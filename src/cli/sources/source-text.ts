import type { Edit } from './source-picture.ts'

/** A file's text, and what is needed to write a part of it without touching the rest. */
export interface SourceText {
  text: string
  /** The file with these edits, in its own encoding. */
  withEdits(edits: readonly Edit[]): Buffer
}

/** Decodes a source file by its byte order mark, as UTF-8, or by the encoding that its HTML names. Throws for one that cannot be kept. */
export function readSourceText(bytes: Buffer): SourceText {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return wide(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return wide(bytes, 'utf-16be')
  const mark = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0
  const named = mark ? 'utf-8' : nameOf(bytes)
  const utf8 = decode(bytes.subarray(mark), 'utf-8')
  if (utf8 !== null) {
    const isAsWritten = named === 'utf-8'
    return {
      text: utf8,
      withEdits: (edits) =>
        splice(
          bytes,
          edits,
          (edit) => Buffer.from(isAsWritten ? edit : inAscii(edit)),
          offsetsInUtf8(utf8, mark),
        ),
    }
  }
  const label = named === 'utf-8' ? 'windows-1252' : named
  const text = decode(bytes, label)
  // In these encodings a byte is a character: offsets are the same.
  if (text === null || text.length !== bytes.length)
    throw new Error(`Its encoding (${label}) cannot be kept.`)
  return {
    text,
    withEdits: (edits) =>
      splice(
        bytes,
        edits,
        (edit) => Buffer.from(inAscii(edit)),
        (at) => at,
      ),
  }
}

function wide(bytes: Buffer, label: 'utf-16le' | 'utf-16be'): SourceText {
  const text = decode(bytes.subarray(2), label)
  if (text === null) throw new Error('It is damaged UTF-16.')
  const encode = (edit: string) => {
    const little = Buffer.from(edit, 'utf16le')
    return label === 'utf-16le' ? little : little.swap16()
  }
  return { text, withEdits: (edits) => splice(bytes, edits, encode, (at) => 2 + 2 * at) }
}

function decode(bytes: Buffer, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The encoding that the head of an HTML file names; UTF-8 if there is none. */
function nameOf(bytes: Buffer): string {
  const head = bytes.subarray(0, 4_096).toString('latin1')
  const [, name = 'utf-8'] =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]+)|^<\?xml[^>]{0,100}encoding=["']([\w-]+)/i.exec(head) ??
    []
  return name.toLowerCase() === 'utf8' ? 'utf-8' : name.toLowerCase()
}

/** Other letters as character references, which HTML, JSX and Markdown read in any encoding. */
function inAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`)
}

/** Offsets are asked for in ascending order. */
function offsetsInUtf8(text: string, mark: number): (offset: number) => number {
  let [at, bytes] = [0, mark]
  return (offset) => {
    bytes += Buffer.byteLength(text.slice(at, offset))
    at = offset
    return bytes
  }
}

function splice(
  bytes: Buffer,
  edits: readonly Edit[],
  encode: (text: string) => Buffer,
  byteAt: (offset: number) => number,
): Buffer {
  const parts: Buffer[] = []
  let end = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(bytes.subarray(end, byteAt(edit.start)), encode(edit.text))
    end = byteAt(edit.end)
  }
  return Buffer.concat([...parts, bytes.subarray(end)])
}
