/** A text as it is saved: on one line. Spaces at the ends stay while the user types; the server trims them. */
export function onOneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
}
