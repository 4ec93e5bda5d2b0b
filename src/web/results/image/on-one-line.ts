/** A text as it is kept: on one line. Blanks at its ends stay while somebody is typing; the server takes them off. */
export function onOneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
}
