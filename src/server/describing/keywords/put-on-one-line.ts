/** A text as it is kept: control characters and halves of characters are no text, and no database takes them. */
export function putOnOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
