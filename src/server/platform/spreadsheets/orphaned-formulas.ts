import { shiftFormula } from './shift-formula.ts'

const names: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** `shiftFormula` for a formula in XML. */
function moveFormula(xml: string, by: { rows: number; columns: number }): string {
  const formula = xml.replace(/&(#x[\da-fA-F]+|#\d+|\w+);/g, (_, name: string) => {
    if (!name.startsWith('#')) return names[name]!
    return String.fromCodePoint(Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1)))
  })
  return shiftFormula(formula, by).replace(/[<>&]/g, (sign) => entities[sign]!)
}

interface SharedFormula {
  /** As in the XML of the cell that held it. */
  xml: string
  row: number
  column: number
}

/**
 * Shared formulas, by index, whose holding cell was overwritten: each cell that shares one gets a formula of its own.
 * `measureSharedFormulas` has bounded the amount.
 */
export function createOrphanedFormulas() {
  const orphans = new Map<string, SharedFormula>()
  return {
    has: (si: string) => orphans.has(si),
    add: (si: string, formula: SharedFormula) => void orphans.set(si, formula),
    /** Another cell now holds the formula with this index. */
    remove: (si: string) => void orphans.delete(si),
    /** The formula as it reads in another cell. */
    moveTo(si: string, { row, column }: { row: number; column: number }): string | undefined {
      const orphan = orphans.get(si)
      return orphan && moveFormula(orphan.xml, { rows: row - orphan.row, columns: column - orphan.column })
    },
  }
}
