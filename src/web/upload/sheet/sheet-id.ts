/** Id of the element around the contact sheet. */
export const sheetId = 'contact-sheet'
