import { SaxesParser } from 'saxes'
import { limits } from '#contract/limits.ts'

// A part of a workbook nests about ten levels deep. An unterminated text or tag is buffered until it ends.
const maxDepth = 100
const maxUnfinished = 2 * limits.maxRowCharacters

/** Events of an XML document; names come without their namespace prefix. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  /** Text may come in several pieces. */
  text?(text: string): void
  close?(name: string): void
}

/**
 * Parses XML in chunks; yields after each. Knows only the predefined entities and never fetches anything. Throws `Error` if the
 * document is not well-formed, is nested too deeply, or contains a text or tag longer than a row can be.
 */
export async function* parseXml(pieces: AsyncIterable<Uint8Array>, events: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false })
  let decoder: ReturnType<typeof decoderFor> | null = null
  let depth = 0
  let unfinished = 0

  parser.on('opentag', ({ name, attributes }) => {
    unfinished = 0
    depth += 1
    if (depth > maxDepth) throw new Error('nested too deeply')
    // Safe: namespaces are not tracked, so every value is a string.
    events.open?.(localName(name), attributes as Record<string, string>)
  })
  parser.on('closetag', ({ name }) => {
    unfinished = 0
    depth -= 1
    events.close?.(localName(name))
  })
  const { text } = events
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }

  for await (const piece of pieces) {
    decoder ??= decoderFor(piece)
    const read = decoder.decode(piece, { stream: true })
    unfinished += read.length
    parser.write(read)
    if (unfinished > maxUnfinished) throw new Error('text without an end')
    yield
  }
  parser.write(decoder?.decode() ?? '')
  parser.close()
  yield
}

export function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

/** The value of an attribute with any namespace prefix, such as `r:id`. */
export function prefixedAttribute(attributes: Readonly<Record<string, string>>, name: string): string {
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key] ?? ''
  return ''
}

function decoderFor(beginning: Uint8Array) {
  const [first, second] = beginning
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true })
}
