import { readEntity } from '#server/describing/keywords/read-entity.ts'

/** `T&uuml;r` → `Tür`. What is no entity, or stands for a control character, stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#\d{2,6}|#x[\da-f]{2,6}|[a-z]+\d{0,2});/gi, (entity) => {
    const read = readEntity(entity)
    return /[\p{Cc}\uFFFD]/u.test(read) ? entity : read
  })
}
