import { shiftFormula } from './shift-formula.ts'

const names: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** `shiftFormula` of a formula as it stands in XML. */
function moveFormula(xml: string, by: { rows: number; columns: number }): string {
  const formula = xml.replace(/&(#x[\da-fA-F]+|#\d+|\w+);/g, (_, name: string) => {
    if (!name.startsWith('#')) return names[name]!
    return String.fromCodePoint(Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1)))
  })
  return shiftFormula(formula, by).replace(/[<>&]/g, (sign) => entities[sign]!)
}

interface SharedFormula {
  /** As it stands in the XML of the cell that held it. */
  xml: string
  row: number
  column: number
}

/**
 * Shared formulas, by their numbers, that lost the cell which held them: each cell that shares one gets it as its own. How much that
 * comes to was measured before (`measureSharedFormulas`).
 */
export function createOrphanedFormulas() {
  const orphans = new Map<string, SharedFormula>()
  return {
    has: (si: string) => orphans.has(si),
    add: (si: string, formula: SharedFormula) => void orphans.set(si, formula),
    /** Another cell holds a formula of this number. */
    remove: (si: string) => void orphans.delete(si),
    /** What it says in another cell. */
    moveTo(si: string, { row, column }: { row: number; column: number }): string | undefined {
      const orphan = orphans.get(si)
      return orphan && moveFormula(orphan.xml, { rows: row - orphan.row, columns: column - orphan.column })
    },
  }
}
