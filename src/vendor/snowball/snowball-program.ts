// From snowball-stemmers 0.6.0 (see LICENSE), as its authors wrote it but for the syntax.

/** An ending, the place in its table of the next shorter one that it ends in (or -1), and the number of what is done with it. */
export type Among = readonly [ending: string, shorter: number, result: number]

/** A word and a cursor in it, as programs in the language Snowball move and change them. */
export abstract class SnowballProgram {
  protected current = ''
  protected cursor = 0
  protected limit = 0
  protected limit_backward = 0
  protected bra = 0
  protected ket = 0

  /** The stem of a word in lower case and composed form (NFC). */
  stemOf(word: string): string {
    this.current = word
    this.cursor = 0
    this.limit = word.length
    this.limit_backward = 0
    this.bra = 0
    this.ket = word.length
    this.stem()
    return this.current
  }

  protected abstract stem(): boolean

  protected in_grouping(group: number[], min: number, max: number): boolean {
    if (this.cursor >= this.limit || !isInGroup(this.current.charCodeAt(this.cursor), group, min, max))
      return false
    this.cursor++
    return true
  }

  protected in_grouping_b(group: number[], min: number, max: number): boolean {
    if (this.cursor <= this.limit_backward) return false
    if (!isInGroup(this.current.charCodeAt(this.cursor - 1), group, min, max)) return false
    this.cursor--
    return true
  }

  protected out_grouping(group: number[], min: number, max: number): boolean {
    if (this.cursor >= this.limit || isInGroup(this.current.charCodeAt(this.cursor), group, min, max))
      return false
    this.cursor++
    return true
  }

  protected out_grouping_b(group: number[], min: number, max: number): boolean {
    if (this.cursor <= this.limit_backward) return false
    if (isInGroup(this.current.charCodeAt(this.cursor - 1), group, min, max)) return false
    this.cursor--
    return true
  }

  protected eq_s(text: string): boolean {
    if (this.limit - this.cursor < text.length || !this.current.startsWith(text, this.cursor)) return false
    this.cursor += text.length
    return true
  }

  protected eq_s_b(text: string): boolean {
    if (this.cursor - this.limit_backward < text.length || !this.current.endsWith(text, this.cursor))
      return false
    this.cursor -= text.length
    return true
  }

  /** The result of the entry that begins at the cursor, which moves behind it; 0 if there is none. */
  protected find_among(table: Among[]): number {
    const start = this.cursor
    const readable = this.limit - start
    const { place, common } = search(table, readable, (ending, at) =>
      difference(this.current, start + at, ending, at),
    )
    return this.follow(table, place, common, (length) => start + length)
  }

  /** The result of the entry that ends at the cursor, which moves before it; 0 if there is none. */
  protected find_among_b(table: Among[]): number {
    const end = this.cursor
    const readable = end - this.limit_backward
    const { place, common } = search(table, readable, (ending, at) =>
      difference(this.current, end - 1 - at, ending, ending.length - 1 - at),
    )
    return this.follow(table, place, common, (length) => end - length)
  }

  private follow(table: Among[], place: number, common: number, move: (length: number) => number): number {
    for (let i = place; i >= 0; ) {
      const [ending, shorter, result] = table[i]!
      if (common >= ending.length) {
        this.cursor = move(ending.length)
        return result
      }
      i = shorter
    }
    return 0
  }

  protected slice_from(text: string): void {
    this.replace_s(this.bra, this.ket, text)
  }

  protected slice_del(): void {
    this.slice_from('')
  }

  protected insert(from: number, to: number, text: string): void {
    const adjustment = this.replace_s(from, to, text)
    if (from <= this.bra) this.bra += adjustment
    if (from <= this.ket) this.ket += adjustment
  }

  private replace_s(from: number, to: number, text: string): number {
    if (from < 0 || from > to || to > this.limit || this.limit > this.current.length)
      throw new Error('Snowball: faulty slice operation')
    const adjustment = text.length - (to - from)
    this.current = this.current.slice(0, from) + text + this.current.slice(to)
    this.limit += adjustment
    if (this.cursor >= to) this.cursor += adjustment
    else if (this.cursor > from) this.cursor = from
    return adjustment
  }
}

function isInGroup(code: number, group: number[], min: number, max: number): boolean {
  return code >= min && code <= max && ((group[(code - min) >> 3] ?? 0) & (1 << ((code - min) & 7))) !== 0
}

/**
 * Halves the table until one entry is left, and says how many characters it shares with the word. Not a search for the
 * longest: the Slovene tables are not sorted, and their stems are what this finds in them.
 */
function search(
  table: Among[],
  readable: number,
  compare: (ending: string, at: number) => number,
): { place: number; common: number } {
  let low = 0
  let high = table.length
  let commonLow = 0
  let commonHigh = 0
  for (let isFirstSeen = false; ; ) {
    const middle = low + ((high - low) >> 1)
    const [ending] = table[middle]!
    let diff = 0
    let common = Math.min(commonLow, commonHigh)
    while (common < ending.length) {
      diff = common === readable ? -1 : compare(ending, common)
      if (diff !== 0) break
      common++
    }
    if (diff < 0) {
      high = middle
      commonHigh = common
    } else {
      low = middle
      commonLow = common
    }
    if (high - low > 1) continue
    if (low > 0 || high === low || isFirstSeen) return { place: low, common: commonLow }
    isFirstSeen = true
  }
}

function difference(word: string, at: number, ending: string, inEnding: number): number {
  return word.charCodeAt(at) - ending.charCodeAt(inEnding)
}
