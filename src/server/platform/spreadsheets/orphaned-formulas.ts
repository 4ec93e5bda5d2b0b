import { moveFormula } from './move-formula.ts'
import { UnfillableSheet } from './unfillable-sheet.ts'

interface SharedFormula {
  /** As it stands in the XML of the cell that held it. */
  xml: string
  row: number
  column: number
}

const maxCharacters = 20_000_000

/** Shared formulas, by their numbers, that lost the cell which held them: each cell that shares one gets it as its own. */
export function createOrphanedFormulas() {
  const orphans = new Map<string, SharedFormula>()
  let characters = 0
  return {
    has: (si: string) => orphans.has(si),
    add(si: string, formula: SharedFormula): void {
      orphans.set(si, formula)
      characters += formula.xml.length
      if (characters > maxCharacters) throw new UnfillableSheet('its formulas are too long')
    },
    /** Another cell holds a formula of this number. */
    remove: (si: string) => void orphans.delete(si),
    /** What it says in another cell. */
    moveTo(si: string, { row, column }: { row: number; column: number }): string | undefined {
      const orphan = orphans.get(si)
      return orphan && moveFormula(orphan.xml, { rows: row - orphan.row, columns: column - orphan.column })
    },
  }
}
