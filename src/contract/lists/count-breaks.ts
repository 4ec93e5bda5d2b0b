/** The number of line breaks in a text: LF, CR LF (one) or CR. */
export function countBreaks(text: string): number {
  let breaks = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks += 1
  for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 1))
    if (text[at + 1] !== '\n') breaks += 1
  return breaks
}

/** The same for bytes, counting only line feeds. */
export function countLineFeeds(bytes: Uint8Array): number {
  let feeds = 0
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) feeds += 1
  return feeds
}
