/** The words and numbers of a text in their own spelling. */
export function splitWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
