import { SaxesParser } from 'saxes'
import { UnfillableSheet } from './zip-parts.ts'

/** A tag and its range in the text: `[start, end)` in UTF-16 units from the beginning. */
export interface Tag {
  /** Without its prefix. */
  name: string
  /** How many elements contain its element. */
  depth: number
  isOpening: boolean
  /** A self-closing tag is reported twice: as opening, and as closing at the same place. */
  isSelfClosing: boolean
  attributes: Readonly<Record<string, string>>
  start: number
  end: number
}

export interface TagReader {
  /** Reads the next chunk; returns the tags that end in it. */
  read: (piece: string) => Tag[]
  /** Ends the text. Throws if it is incomplete. */
  close: () => void
  /** The text between two places, not before the last `forget`. */
  slice: (start: number, end: number) => string
  /** Allows the text before `place` to be dropped. */
  forget: (place: number) => void
  /** Every tag before this place has been reported. */
  readonly settled: number
}

const noAttributes = {}
const maxDepth = 100
// The text between two tags is at most a cell of 32,767 characters in what spreadsheets write.
const maxCharactersBetweenTags = 1_000_000

/** Reads the tags with these `names` in an untrusted XML text, whatever their prefix. Refuses custom entities. */
export function createTagReader(names: ReadonlySet<string>): TagReader {
  const parser = new SaxesParser({ xmlns: false, position: true })
  let held = ''
  let heldFrom = 0
  let depth = 0
  let settled = 0
  let found: Tag[] = []

  parser.on('error', (error) => {
    throw new UnfillableSheet('its XML is damaged', { cause: error })
  })
  parser.on('doctype', () => {
    throw new UnfillableSheet('its XML declares entities')
  })
  parser.on('opentag', (tag) => {
    tell(tag.name, true, tag.isSelfClosing, tag.attributes)
    depth += 1
    if (depth > maxDepth) throw new UnfillableSheet('its XML is too deep')
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    tell(tag.name, false, tag.isSelfClosing, noAttributes)
  })

  function tell(
    fullName: string,
    isOpening: boolean,
    isSelfClosing: boolean,
    attributes: Tag['attributes'],
  ): void {
    settled = parser.position
    const name = fullName.slice(fullName.indexOf(':') + 1)
    if (!names.has(name)) return
    // No other `<` can occur within a tag, not even in an attribute.
    const start = heldFrom + held.lastIndexOf('<', settled - heldFrom - 1)
    found.push({ name, depth, isOpening, isSelfClosing, attributes, start, end: settled })
  }

  return {
    read(piece) {
      held += piece
      found = []
      parser.write(piece)
      if (heldFrom + held.length - settled > maxCharactersBetweenTags)
        throw new UnfillableSheet('its XML has a text without end')
      return found
    },
    close: () => void parser.close(),
    slice: (start, end) => held.slice(start - heldFrom, end - heldFrom),
    forget(place) {
      held = held.slice(place - heldFrom)
      heldFrom = place
    },
    get settled() {
      return settled
    },
  }
}
