import { damaged, tooLarge } from './damaged.ts'
import type { Package } from './open-package.ts'
import { readPart } from './read-part.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'

/** What a part refers to. */
export interface Relation {
  /** The last word of its type: worksheet, sharedStrings, hyperlink, … */
  type: string
  /** The name of another part, or an address outside, which is never fetched. */
  target: string
  isOutside: boolean
}

const maxCharacters = 50_000_000

/** The relations of a part by their ids; '' is the package itself. */
export async function readRelations(file: Package, part: string): Promise<Map<string, Relation>> {
  const own = relationsOf(part)
  const relations = new Map<string, Relation>()
  if (!file.has(own)) return relations
  let characters = 0
  await readPart(file, own, {
    open(name, { Id, Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || Id === undefined) return
      characters += Target.length
      if (relations.size >= 2 * spreadsheetLimits.links || characters > maxCharacters) throw tooLarge(own)
      const isOutside = TargetMode === 'External'
      const target = isOutside ? Target : resolve(part.slice(0, part.lastIndexOf('/') + 1), Target, own)
      relations.set(Id, { type: kindOf(Type), target, isOutside })
    },
  })
  return relations
}

/** The part that says what a part refers to. */
export function relationsOf(part: string): string {
  const slash = part.lastIndexOf('/') + 1
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
}

/** The last word of a relation's type is the same in both kinds of XLSX. */
export function kindOf(type: string): string {
  return type.slice(type.lastIndexOf('/') + 1)
}

function resolve(folder: string, target: string, part: string): string {
  const steps: string[] = target.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const step of target.split('/')) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) throw damaged(part)
  }
  return steps.join('/')
}
