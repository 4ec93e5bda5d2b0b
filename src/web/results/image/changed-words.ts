/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** Compares two texts word by word: the pieces of each, with the words that the other lacks. Spaces belong to the word before them. */
export function changedWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const kept = longestCommon(old, now)
  return {
    before: join(old, new Set(kept.map(([place]) => place))),
    after: join(now, new Set(kept.map(([, place]) => place))),
  }
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? []
}

/** The indexes, in both lists, of their longest common subsequence of words. */
function longestCommon(old: readonly string[], now: readonly string[]): [number, number][] {
  const isSame = (i: number, j: number) => old[i]?.trimEnd() === now[j]?.trimEnd()
  // lengths[i][j]: the longest common subsequence of the rests from i and j.
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))

  const kept: [number, number][] = []
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    if (isSame(i, j)) kept.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return kept
}

function join(words: readonly string[], kept: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = []
  for (const [place, text] of words.entries()) {
    const last = pieces.at(-1)
    const isChanged = !kept.has(place)
    if (last?.isChanged === isChanged) last.text += text
    else pieces.push({ text, isChanged })
  }
  return pieces
}
