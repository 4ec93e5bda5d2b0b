import { SaxesParser } from 'saxes'
import { UnfillableSheet } from './unfillable-sheet.ts'

/** A tag, and where it stands in the text: `[start, end)` in UTF-16 units from its beginning. */
export interface Tag {
  /** Without its prefix. */
  name: string
  /** In how many elements its element stands. */
  depth: number
  isOpening: boolean
  /** A tag that opens and closes is told twice: as opening, and as closing at the same place. */
  isSelfClosing: boolean
  attributes: Readonly<Record<string, string>>
  start: number
  end: number
}

export interface TagReader {
  /** The next piece of the text; answers the tags that end in it. */
  read: (piece: string) => Tag[]
  /** The text ends here. Throws where it is not whole. */
  close: () => void
  /** What stands between two places, from `forget` on. */
  slice: (start: number, end: number) => string
  /** What stands before `place` is never asked for again. */
  forget: (place: number) => void
  /** Before this place every tag was told. */
  readonly settled: number
}

const noAttributes = {}
const maxDepth = 100
// What a spreadsheet writes between two tags is a text of 32,767 characters at most.
const maxCharactersBetweenTags = 1_000_000

/** The tags of an untrusted XML text that are called as `names` says, whatever their prefix. Entities of its own are refused. */
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
    // Within a tag no other `<` can stand, also not in an attribute.
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
