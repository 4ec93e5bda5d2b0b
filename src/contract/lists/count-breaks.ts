/** How many line breaks a text holds: LF, CR LF (one) or CR. */
export function countBreaks(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0
}
