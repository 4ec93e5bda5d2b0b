import { tooLarge } from './damaged.ts'
import type { Package } from './open-package.ts'
import { prefixedAttribute } from './parse-xml.ts'
import { readPart } from './read-part.ts'
import { readRelations } from './read-relations.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'

/** The addresses outside that cells of a sheet link to, by the names of the cells. They stand behind all of its rows. */
export async function readLinks(file: Package, part: string): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  const relations = await readRelations(file, part)
  const isLink = ({ type, isOutside, target }: { type: string; isOutside: boolean; target: string }) =>
    type === 'hyperlink' && isOutside && /^https?:\/\//i.test(target)
  // Most sheets have none, and are not read twice.
  if (![...relations.values()].some(isLink)) return links
  await readPart(file, part, {
    open(name, attributes) {
      if (name !== 'hyperlink') return
      const relation = relations.get(prefixedAttribute(attributes, 'id'))
      if (!relation || !isLink(relation)) return
      if (links.size >= spreadsheetLimits.links) throw tooLarge(part)
      const [cell = ''] = (attributes.ref ?? '').replaceAll('$', '').split(':')
      links.set(cell.toUpperCase(), relation.target)
    },
  })
  return links
}
