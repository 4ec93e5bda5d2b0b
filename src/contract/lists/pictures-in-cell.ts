import { limits } from '#contract/limits.ts'
import type { RowWishes } from './columns/row-wishes.ts'
import { endsLikePicture } from './ends-like-picture.ts'
import { addressInFormula, isFormula } from './formula.ts'
import { normaliseUrl } from './normalise-url.ts'
import { shareTexts } from './share-texts.ts'
import { UnreadableList } from './unreadable-list.ts'
import { isSrcset, unwrapAddresses } from './unwrap-addresses.ts'
import { withoutHidden } from './without-hidden.ts'

// Not a whole page of HTML, which each row would have taken apart.
const mostWrappedCharacters = 200_000
/** Of an object that holds a picture's address in one of its members. */
const mostDepth = 3
const startsWithAddress = /^https?:\/\//i
const oneAddress = /^https?:\/\/[\w.~%/?#=&+@:-]+$/i

export interface CellPicture {
  address: string
  /** The alt text that stands with it, which may be empty; null: nothing is said of one. */
  alt: string | null
}

/**
 * The pictures that a cell of addresses names, in its order: several of them with commas, semicolons, bars or line breaks
 * between, a JSON array of addresses or of objects that have one, an object that has one in it, or addresses in a wrapping
 * (`unwrapAddresses`). What is none of these is one picture, the cell as it is; an empty array or object is an empty cell.
 */
export function picturesInCell(cell: string): CellPicture[] {
  // Most cells are one address and nothing else.
  if (oneAddress.test(cell)) return [withoutAlt(cell)]
  const text = withoutHidden(cell).trim()
  if (/^(?:\[\s*\]|\{\s*\})$/.test(text)) return [withoutAlt('')]
  if (isFormula(text)) return [withoutAlt(addressInFormula(text) ?? cell)]
  const json = /^[[{]/.test(text) ? readJson(text) : null
  const several = json ?? (isSrcset(text) ? [] : splitAddresses(text).map(withoutAlt))
  if (several.length > 0) return several
  const isWhole =
    json !== null || (startsWithAddress.test(text) && !isSrcset(text)) || text.length > mostWrappedCharacters
  const wrapped = isWhole ? [] : unwrapAddresses(text)
  return wrapped.length > 0 ? wrapped : [withoutAlt(cell)]
}

/** A picture of a row, with what the row says of it. */
export interface RowPicture {
  address: string
  wishes: RowWishes
}

/**
 * The pictures of a row. Of several each has the alt text that stands with it, or its part of the row's (`shareTexts`);
 * one alt text for all of them is that of the first. `line` is where the row begins. Refuses too_many_pictures.
 */
export function picturesOfRow(cell: string, wishes: RowWishes, line: number): RowPicture[] {
  const pictures = picturesInCell(cell)
  const { picturesPerCell } = limits
  if (pictures.length > picturesPerCell)
    throw new UnreadableList('too_many_pictures', { line, maxPictures: picturesPerCell })
  const [only] = pictures
  if (pictures.length === 1 && only?.alt === null) return [{ address: only.address, wishes }]
  const alts = shareAlt(wishes.existingAlt ?? '', cell, pictures)
  return pictures.map(({ address, alt }, index) => {
    const { existingAlt, ...others } = wishes
    // An empty one beside the only picture of a row says nothing against the row's own.
    const own = alt === null || (alt === '' && pictures.length === 1) ? alts[index] : alt
    return { address, wishes: own ? { ...others, existingAlt: own } : others }
  })
}

function shareAlt(alt: string, cell: string, pictures: readonly CellPicture[]): string[] {
  if (pictures.length === 1) return [alt]
  const addresses = pictures.map(({ address }) => address)
  // Cut or counted otherwise, none of what bars separate can be told whose it is.
  return shareTexts(alt, cell, addresses) ?? (alt.includes('|') ? [] : [alt])
}

/** Empty where the text names one or none. */
function splitAddresses(text: string): string[] {
  const parts = startsWithAddress.test(text) ? splitAtSchemes(text) : splitPaths(text)
  return parts.length > 1 ? parts : []
}

// By the places of schemes, not of separators: an address may hold a comma or a bar of its own, or another address.
function splitAtSchemes(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index } of text.matchAll(/(?<=[\s,;|])https?:\/\//gi)) {
    let end = index
    while (end > start && /[\s,;|]/.test(text[end - 1]!)) end -= 1
    if (end - start > limits.addressCharacters) return []
    const between = text.slice(end, index)
    const part = text.slice(start, end)
    // The address of another picture may be the last part of an address that has it changed.
    if (!/[\s|]/.test(between) && /\/fetch\/[^/]*$/.test(part)) continue
    parts.push(part)
    start = index
  }
  return [...parts, text.slice(start).replace(/[,;|]$/, '')]
}

function splitPaths(text: string): string[] {
  const parts = text
    .split(/[,;|\r\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.every(endsLikePicture) ? parts : []
}

/** Null where it is no JSON. */
function readJson(text: string): CellPicture[] | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  return Array.isArray(value) ? value.flatMap((item) => readObject(item)) : readObject(value)
}

/**
 * The picture of an object: its own address, or the first that one of its members has, as the fields of an asset of Contentful have a file,
 * or files by their languages.
 */
function readObject(value: unknown, depth = 0): CellPicture[] {
  const own = readItem(value)
  // A file's name beside a whole address is no picture of its own.
  if (own.length === 1 && !('url' in normaliseUrl(own[0]!.address))) {
    const [whole] = membersWith(value).flatMap(readItem)
    if (whole && 'url' in normaliseUrl(whole.address)) return [whole]
  }
  if (own.length > 0 || depth === mostDepth || !(value instanceof Object)) return own.slice(0, 1)
  for (const member of Object.values(value)) {
    const found = member instanceof Object && !Array.isArray(member) ? readObject(member, depth + 1) : []
    if (found.length > 0) return found
  }
  return []
}

/** The objects in an object, but for links to other resources of an API. */
function membersWith(value: unknown): unknown[] {
  if (!(value instanceof Object)) return []
  return Object.entries(value)
    .flatMap(([key, member]) => (/^_?links?$/i.test(key) ? [] : [member]))
    .filter((member) => member instanceof Object && !Array.isArray(member))
}

/** Does an array of pictures have one in this item? */
export function isPictureItem(item: unknown): boolean {
  return readObject(item).length > 0
}

/** Does a member of the object itself hold its picture's address, and not one of an object in it? */
export function holdsAddress(item: unknown): boolean {
  return readItem(item).length > 0
}

/** Is this the member of a picture's object that holds its alt text? */
export function isAltKey(key: string): boolean {
  return /^(image)?_?alt(ernative)?_?(text)?$/i.test(key)
}

function readItem(item: unknown): CellPicture[] {
  if (typeof item === 'string') return isAddress(item) ? [withoutAlt(item)] : []
  if (typeof item !== 'object' || item === null) return []
  const texts = Object.entries(item).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key, value }] : [],
  )
  const named = texts.filter(({ key }) => /^(image|original|source)?_?(src|url)$|^(href|uri)$/i.test(key))
  const address = [...named, ...texts.filter(({ value }) => endsLikePicture(value))].find(({ value }) =>
    isAddress(value),
  )
  if (!address) return []
  const alt = Object.entries(item).find(([key]) => isAltKey(key) || key === `${address.key}_alt`)
  return [{ address: address.value, alt: alt ? readAlt(alt[1]) : null }]
}

function readAlt(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isAddress(text: string): boolean {
  return 'url' in normaliseUrl(text) || endsLikePicture(text)
}

function withoutAlt(address: string): CellPicture {
  return { address, alt: null }
}
