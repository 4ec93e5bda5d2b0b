import { limits } from '#contract/limits.ts'
import type { RowWishes } from './columns/row-wishes.ts'
import { endsLikePicture } from './ends-like-picture.ts'
import { addressInFormula, isFormula } from './formula.ts'
import { normaliseUrl } from './normalise-url.ts'
import { shareTexts } from './share-texts.ts'
import { UnreadableList } from './unreadable-list.ts'
import { isSrcset, unwrapAddresses } from './unwrap-addresses.ts'
import { withoutHidden } from './without-hidden.ts'

// Excludes whole HTML pages, which would have to be parsed for each row.
const mostWrappedCharacters = 200_000
/** How deep an object is searched for a member with a picture's address. */
const mostDepth = 3
const startsWithAddress = /^https?:\/\//i
const oneAddress = /^https?:\/\/[\w.~%/?#=&+@:-]+$/i

export interface CellPicture {
  address: string
  /** The alt text that comes with it, possibly empty; null if there is none. */
  alt: string | null
}

/**
 * The pictures in a cell of addresses, in order: several separated by commas, semicolons, bars or line breaks; a JSON array of
 * addresses or of objects that contain one; an object that contains one; or wrapped addresses (`unwrapAddresses`). Anything else is
 * one picture, the cell as it is; an empty array or object is an empty cell.
 */
export function picturesInCell(cell: string): CellPicture[] {
  // Most cells are a single address.
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

/** A picture of a row, with what the row says about it. */
export interface RowPicture {
  address: string
  wishes: RowWishes
}

/**
 * The pictures of a row. If there are several, each has the alt text that comes with it or its part of the row's (`shareTexts`); a
 * single alt text belongs to the first. `line` is where the row begins. Refuses too_many_pictures.
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
    // An empty alt text with the only picture of a row does not override the row's own.
    const own = alt === null || (alt === '' && pictures.length === 1) ? alts[index] : alt
    return { address, wishes: own ? { ...others, existingAlt: own } : others }
  })
}

function shareAlt(alt: string, cell: string, pictures: readonly CellPicture[]): string[] {
  if (pictures.length === 1) return [alt]
  const addresses = pictures.map(({ address }) => address)
  // If the parts do not match the pictures, bar-separated texts cannot be assigned to any of them.
  return shareTexts(alt, cell, addresses) ?? (alt.includes('|') ? [] : [alt])
}

/** Empty if the text contains fewer than two addresses. */
function splitAddresses(text: string): string[] {
  const parts = startsWithAddress.test(text) ? splitAtSchemes(text) : splitPaths(text)
  return parts.length > 1 ? parts : []
}

// Splits at schemes, not at separators: an address can contain a comma, a bar or another address.
function splitAtSchemes(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index } of text.matchAll(/(?<=[\s,;|])https?:\/\//gi)) {
    let end = index
    while (end > start && /[\s,;|]/.test(text[end - 1]!)) end -= 1
    if (end - start > limits.addressCharacters) return []
    const between = text.slice(end, index)
    const part = text.slice(start, end)
    // The last part of an address can be the address of another picture that a service transforms.
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

/** Null if it is not JSON. */
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
 * The picture of an object: its own address, or that of the first member that has one, such as the file of a Contentful asset or
 * files by language.
 */
function readObject(value: unknown, depth = 0): CellPicture[] {
  const own = readItem(value)
  // A file name next to a whole address is not a picture of its own.
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

/** The objects in an object, except links to other resources of an API. */
function membersWith(value: unknown): unknown[] {
  if (!(value instanceof Object)) return []
  return Object.entries(value)
    .flatMap(([key, member]) => (/^_?links?$/i.test(key) ? [] : [member]))
    .filter((member) => member instanceof Object && !Array.isArray(member))
}

/** Whether this item of an array of pictures contains one. */
export function isPictureItem(item: unknown): boolean {
  return readObject(item).length > 0
}

/** Whether a member of the object itself, and not of a nested object, holds its picture's address. */
export function holdsAddress(item: unknown): boolean {
  return readItem(item).length > 0
}

/** Whether this is the member of a picture's object that holds its alt text. */
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
