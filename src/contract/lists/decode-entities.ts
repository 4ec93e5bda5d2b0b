const named: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
}

/** Decodes the entities that occur in addresses and attributes, in any spelling: `&amp;`, `&#038;`, `&#x26;`. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|quot|apos|lt|gt|nbsp));/gi,
    (entity, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? entity
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      const isText = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      return isText ? String.fromCodePoint(code) : entity
    },
  )
}
