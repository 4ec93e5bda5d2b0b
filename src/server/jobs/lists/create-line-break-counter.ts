export type LineBreak = '\n' | '\r\n' | '\r'

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** Detects the line break of an ASCII-based text from its bytes in chunks; null if it is mixed. */
export function createLineBreakCounter(): { push(bytes: Buffer): void; end(): LineBreak | null } {
  let feeds = 0
  let returns = 0
  let pairs = 0
  let endedInReturn = false

  return {
    push(bytes) {
      if (endedInReturn && bytes[0] === lineFeed) pairs += 1
      for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) feeds += 1
      for (let at = bytes.indexOf(carriageReturn); at !== -1; at = bytes.indexOf(carriageReturn, at + 1)) {
        returns += 1
        if (bytes[at + 1] === lineFeed) pairs += 1
      }
      endedInReturn = bytes.at(-1) === carriageReturn
    },
    end() {
      if (returns === 0) return '\n'
      if (feeds === 0) return '\r'
      return feeds === pairs && returns === pairs ? '\r\n' : null
    },
  }
}
