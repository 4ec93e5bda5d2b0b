import { readEntity } from '#server/describing/keywords/read-entity.ts'

/** `T&uuml;r` → `Tür`. What is no entity that texts are written with stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{2,6})|#x([0-9a-f]{2,6})|([a-z]+\d{0,2}));/gi,
    (entity, decimal, hex, name) => {
      if (name === undefined)
        return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? entity
      return readEntity(name) ?? entity
    },
  )
}

/** None for control characters, halves and what lies beyond Unicode. */
function characterOf(code: number): string | null {
  if (code < 0x20 || (code > 0x7e && code < 0xa0) || code > 0x10ffff) return null
  return code >= 0xd800 && code <= 0xdfff ? null : String.fromCodePoint(code)
}
