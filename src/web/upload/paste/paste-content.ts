/** What was pasted that is no file. */
export type PasteContent = { text: string } | { html: string }
