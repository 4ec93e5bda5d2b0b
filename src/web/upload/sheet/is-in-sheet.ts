import { sheetId } from './sheet-id.ts'

/** Is this the contact sheet, or something on it? */
export function isInSheet(element: Element | null): boolean {
  return element?.closest(`#${sheetId}`) != null
}
