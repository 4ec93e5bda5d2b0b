import type { TextStore } from './create-text-store.ts'
import type { Styles } from './read-styles.ts'
import { serialOfIso } from './serial-date.ts'
import { unescapeText } from './unescape-text.ts'

/** A cell as it stands in the file. */
export interface RawCell {
  /** What kind of value it has; '' is a number. */
  type: string
  style: number
  value: string
  /** Text that stands in the cell itself. */
  inline: string
}

/** The text of a cell as a person sees it, its last known value where it has a formula; null: the file is damaged there. */
export function readCell(
  cell: RawCell,
  texts: TextStore,
  styles: Styles,
  isFrom1904: boolean,
): string | null {
  const { type, value } = cell
  switch (type) {
    case 's': {
      if (value === '') return ''
      const text = texts.get(Number(value))
      return text === undefined ? null : styles.formatOf(cell.style).text(text)
    }
    case 'inlineStr':
      return styles.formatOf(cell.style).text(unescapeText(cell.inline))
    case 'str':
      return styles.formatOf(cell.style).text(unescapeText(value))
    case 'b':
      return value === '' ? '' : value === '1' || value === 'true' ? 'TRUE' : 'FALSE'
    case 'e':
      return value
    case 'd': {
      const serial = serialOfIso(value, isFrom1904)
      return serial === null ? value : styles.formatOf(cell.style).number(serial)
    }
    default: {
      if (value.trim() === '') return cell.inline === '' ? '' : unescapeText(cell.inline)
      const number = Number(value)
      return Number.isFinite(number) ? styles.formatOf(cell.style).number(number) : null
    }
  }
}
