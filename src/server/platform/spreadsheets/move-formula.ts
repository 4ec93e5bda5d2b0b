import { shiftFormula } from './shift-formula.ts'

const names: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** `shiftFormula` of a formula as it stands in XML. */
export function moveFormula(xml: string, by: { rows: number; columns: number }): string {
  const formula = xml.replace(/&(#x[\da-fA-F]+|#\d+|\w+);/g, (_, name: string) => {
    if (!name.startsWith('#')) return names[name]!
    return String.fromCodePoint(Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1)))
  })
  return shiftFormula(formula, by).replace(/[<>&]/g, (sign) => entities[sign]!)
}
