/** Of the element around the contact sheet: who reads or scrolls there keeps the focus. */
export const sheetId = 'contact-sheet'
