/** How far into a page browsers look for what it says about its encoding; some pages begin with long comments. */
const prologueBytes = 4_096

/**
 * The text of a page: by its byte order mark, else as UTF-8 if it is valid, else as its headers or its `meta` element say, else as
 * Windows-1252. UTF-8 goes first because servers and old templates often name another encoding than the page has. A page that was cut
 * can end within a character.
 */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const marked = encodingOfMark(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    // With `stream`, an incomplete last character is no error.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    const prologue = new TextDecoder('latin1').decode(bytes.subarray(0, prologueBytes))
    const named = [charsetIn(contentType), charsetIn(prologue)].find(
      (name) => name && !/^utf-?8$/i.test(name),
    )
    return (decoderOf(named) ?? new TextDecoder('windows-1252')).decode(bytes)
  }
}

function encodingOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(text)?.[1]
}

function decoderOf(name: string | undefined) {
  try {
    return name === undefined ? undefined : new TextDecoder(name)
  } catch {
    // A name that no browser knows.
    return undefined
  }
}
