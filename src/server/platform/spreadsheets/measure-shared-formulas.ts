import type { SheetTag } from './read-cells.ts'
import { UnfillableSheet } from './zip-parts.ts'

// The limit for a formula in spreadsheets.
const maxFormulaCharacters = 8_192
const maxHeldCharacters = 20_000_000
const maxMovedCharacters = 100_000_000

/**
 * Refuses a sheet whose shared formulas would be too much work if the cells of this column are overwritten: formulas held in it may have to
 * be rewritten in each cell that shares them.
 */
export function measureSharedFormulas(column: number) {
  const lengths = new Map<string, number>()
  let held = 0
  let moved = 0

  function hold(si: string, xml: string): void {
    const { length } = xml.replace(/&[^;]{1,9};/g, ' ')
    if (length > maxFormulaCharacters) throw new UnfillableSheet('a shared formula is too long')
    held += xml.length
    if (held > maxHeldCharacters) throw new UnfillableSheet('its shared formulas are too long')
    lengths.set(si, xml.length)
  }

  return {
    /** Adds a formula, by its opening tag and its content. */
    add({ attributes: { t, si }, column: at }: SheetTag, xml: string): void {
      if (t !== 'shared' || si === undefined) return
      if (xml === '') {
        moved += lengths.get(si) ?? 0
        if (moved > maxMovedCharacters) throw new UnfillableSheet('too many cells share its formulas')
      } else if (at === column) hold(si, xml)
      else lengths.delete(si)
    },
  }
}
