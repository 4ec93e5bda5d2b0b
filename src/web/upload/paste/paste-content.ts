/** Pasted content that is not a file. */
export type PasteContent = { text: string } | { html: string }
