import { posix } from 'node:path'
import { attributesOf } from './edit-elements.ts'
import type { Archive } from './open-archive.ts'
import { UnfillableSheet } from './unfillable-sheet.ts'

export interface FoundSheet {
  /** The name of its part. */
  part: string
  /** The part that says in which order formulas are reckoned, and where it is named. */
  calcChain: { part: string; relations: string } | null
}

/** The part of the sheet that is called so, or of the first one. */
export async function findSheet(archive: Archive, name?: string): Promise<FoundSheet> {
  const workbook = (await readRelations(archive, '')).find(({ type }) => type === 'officeDocument')
  if (!workbook) throw new UnfillableSheet('it has no workbook')
  const relations = await readRelations(archive, workbook.target)
  const sheets = attributesOf(await archive.readText(workbook.target), 'sheet')
  const isWorksheet = (id: string | undefined) =>
    relations.find((relation) => relation.id === id && relation.type === 'worksheet')
  for (const sheet of sheets) {
    if (name !== undefined && sheet.name !== name) continue
    const worksheet = isWorksheet(idOf(sheet))
    if (!worksheet) continue
    const calcChain = relations.find(({ type }) => type === 'calcChain')
    return {
      part: worksheet.target,
      calcChain: calcChain ? { part: calcChain.target, relations: relationsOf(workbook.target) } : null,
    }
  }
  throw new UnfillableSheet('it has no such sheet')
}

/** The last word of a relation's type is the same in both kinds of XLSX. */
export function kindOf(type: string | undefined): string {
  return type?.slice(type.lastIndexOf('/') + 1) ?? ''
}

async function readRelations(archive: Archive, part: string) {
  const xml = await archive.readText(relationsOf(part))
  return attributesOf(xml, 'Relationship')
    .filter(({ TargetMode }) => TargetMode !== 'External')
    .map(({ Id, Type, Target }) => ({
      id: Id,
      type: kindOf(Type),
      target: posix.resolve('/', posix.dirname(part), Target ?? '').slice(1),
    }))
}

function relationsOf(part: string): string {
  return posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
}

/** The relation's id has a namespace, whose prefix may be any. */
function idOf(sheet: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1]
}
