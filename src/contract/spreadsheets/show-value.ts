import { type FormatSection, parseFormat } from './parse-format.ts'
import { showDigits } from './show-digits.ts'
import { showGeneral } from './show-general.ts'
import { showMoment } from './show-moment.ts'

/** How the values of cells that share a format are shown. */
export interface ValueFormat {
  number(value: number): string
  text(value: string): string
}

/**
 * Shows values by the code of a number format as it is written in the file: with a point for decimals and commas for thousands,
 * whatever the region of who reads it.
 */
export function valueFormat(code: string, isFrom1904: boolean): ValueFormat {
  const sections = parseFormat(code)
  const ofText = sections.find(({ kind }) => kind === 'text')
  const ofNumbers = sections.filter(({ kind }, index) => kind !== 'text' && index < 3)
  // A format that hides numbers hides none in a list.
  const isHidden = ofNumbers.every(({ tokens }) => tokens.length === 0)

  function showIn(section: FormatSection, value: number): string {
    if (section.kind === 'date') return showMoment(value, section, isFrom1904) ?? showGeneral(value)
    const size = Math.abs(value)
    const { tokens } = section
    const hasDigits = tokens.some(({ type }) => type === 'digits')
    const shown = hasDigits
      ? showDigits(size, section)
      : tokens
          .map((one) => (one.type === 'text' ? one.text : one.type === 'general' ? showGeneral(size) : ''))
          .join('')
    const isRoundedAway = hasDigits && !/[1-9]/.test(shown)
    // Sections after the first one say themselves what stands for the minus.
    const isSigned = value < 0 && section === ofNumbers[0] && !isRoundedAway
    return `${isSigned ? '-' : ''}${shown.trim()}`
  }

  return {
    number(value) {
      if (isHidden) return showGeneral(value)
      const section = sectionFor(ofNumbers, value)
      return section ? showIn(section, value) : showGeneral(value)
    },
    text(value) {
      if (!ofText) return value
      return ofText.tokens
        .map((one) => (one.type === 'text' ? one.text : one.type === 'value' ? value : ''))
        .join('')
        .trim()
    },
  }
}

function sectionFor(sections: FormatSection[], value: number): FormatSection | undefined {
  const [first, second, third] = sections
  if (sections.some(({ condition }) => condition !== null))
    return sections.find(({ condition }) => !condition || holds(condition, value)) ?? first
  if (value < 0 && second) return second
  if (value === 0 && third) return third
  return first
}

function holds({ sign, than }: NonNullable<FormatSection['condition']>, value: number): boolean {
  switch (sign) {
    case '<':
      return value < than
    case '<=':
      return value <= than
    case '>':
      return value > than
    case '>=':
      return value >= than
    case '=':
      return value === than
    default:
      return value !== than
  }
}
